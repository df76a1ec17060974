import { useSession } from '../session/game.ts'

/** The open campaign as a file, straight from memory: also when it could not be saved. */
export async function exportOpenCampaign(): Promise<void> {
  const game = useSession.getState().game
  if (game === null || game.record === null) return
  const { exportCampaign } = await import('../data/export-file.ts')
  exportCampaign(game.record, game.view.legacy.village)
}
