import type { Making, NetText } from '../net/stored-net.ts'

/** A fitted win model: the net of strengths, the net of points to come, and how they were made. */
export type StoredWin = Making & { readonly wins: NetText; readonly points: NetText }
