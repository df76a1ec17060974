import type { StoredNet } from './stored-net.ts'

/** Learned by self-play; do not edit, but run the command again. */
export const LEARNED_NET: StoredNet | null = null
