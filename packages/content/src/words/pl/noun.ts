import type { Forms, Noun } from '@charterstone/engine'

/** Forms: one (1 moneta), few (2 monety), many (5 monet). Polish owes at least three cases for every noun. */
export type PolishNoun = Noun & { readonly gen: Forms; readonly acc: Forms }
