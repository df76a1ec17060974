import { resolve } from 'node:path'
import process from 'node:process'
import { pathToFileURL } from 'node:url'
import type { createBot } from '@charterstone/bots'

/** Threads inherit the environment, so it tells them where the other tree is. */
const FOLDER = 'CHARTERSTONE_OTHER_TREE'

/** Lets the threads of this process use the bots of another checkout, for instance an earlier one. */
export function useOtherTree(folder: string): void {
  process.env[FOLDER] = resolve(folder)
}

/** The function that makes bots of the other tree; null when none is in use. They play by the engine of this tree. */
export async function loadOtherBots(): Promise<typeof createBot | null> {
  const folder = process.env[FOLDER]
  if (folder === undefined) return null
  const { href } = pathToFileURL(`${folder}/packages/bots/src/index.ts`)
  const bots = (await import(href)) as { readonly createBot: typeof createBot }
  return bots.createBot
}
