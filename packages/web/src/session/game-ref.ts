/** Which game an address, a link or a screen means: a campaign of this browser, or an online table by the server's id. */
export type GameRef =
  | { readonly kind: 'local'; readonly id: string }
  | { readonly kind: 'table'; readonly id: string }

export function localRef(id: string): GameRef {
  return { kind: 'local', id }
}

export function tableRef(id: string): GameRef {
  return { kind: 'table', id }
}

export function isSameRef(a: GameRef | null, b: GameRef | null): boolean {
  return a?.kind === b?.kind && a?.id === b?.id
}

/** Whether it is that campaign of this browser. */
export function isCampaign(ref: GameRef, id: string | null): boolean {
  return ref.kind === 'local' && ref.id === id
}
