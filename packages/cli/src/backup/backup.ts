import { printLine, warn } from '@charterstone/lab'
import { backup as makeBackup, restore as restoreBackup, type Said } from '@charterstone/server/backup'

export async function backup([file = '']: readonly string[]): Promise<number> {
  return report(await makeBackup(file))
}

export async function restore([file = '']: readonly string[]): Promise<number> {
  return report(await restoreBackup(file))
}

function report({ isDone, line }: Said): number {
  if (isDone) printLine(line)
  else warn(line)
  return isDone ? 0 : 1
}
