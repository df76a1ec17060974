import type { Game } from '../session/game.ts'

/** The open campaign as a file, straight from memory: also when it could not be saved. */
export async function exportGame({ record, view }: Game): Promise<void> {
  if (record === null) return
  const { exportCampaign } = await import('../data/export-file.ts')
  exportCampaign(record, view.legacy.village)
}
