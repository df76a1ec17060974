import { homedir } from 'node:os'
import { join } from 'node:path'
import process from 'node:process'

/** Where a campaign is kept when nobody says: the folder for data of one's own. */
export function defaultFile(): string {
  const { XDG_DATA_HOME, APPDATA } = process.env
  const folder =
    XDG_DATA_HOME ??
    (process.platform === 'win32'
      ? (APPDATA ?? homedir())
      : process.platform === 'darwin'
        ? join(homedir(), 'Library', 'Application Support')
        : join(homedir(), '.local', 'share'))
  return join(folder, 'charterstone', 'campaign.charterstone')
}
