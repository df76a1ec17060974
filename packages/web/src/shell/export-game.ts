import type { Game } from '../session/game.ts'
import { say } from '../words/speech.ts'

/** The open campaign as a file, straight from memory: also when it could not be saved. */
export async function exportGame({ record, village }: Game): Promise<void> {
  if (record === null) return
  const { exportCampaign } = await import('../data/export-file.ts')
  exportCampaign(record, village || say('village.unnamed'))
}
