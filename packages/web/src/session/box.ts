import type { Catalogue, Engine, Version } from '@charterstone/engine'

/** The rules, made from everything that is in the box. */
export type Box = { readonly engine: Engine; readonly catalogue: Catalogue; readonly version: Version }

let opened: Promise<Box> | null = null

/** Rules and catalogue are fetched when the first game is opened, and never with the page itself. */
export function openBox(): Promise<Box> {
  opened ??= import('./box-contents.ts').then(({ box }) => box)
  return opened
}
