import { homedir } from 'node:os'
import { join } from 'node:path'
import process from 'node:process'

/** The file of the campaign without `--file`: in the user's data folder. */
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
