import type { IconName } from '@charterstone/art/icons/icon-shapes.ts'
import { type Catalogue, type CrateDef, nameOf, type Words } from '@charterstone/engine'
import { labelOf } from '../../table/parts/noun.ts'

type Content = {
  readonly icon: IconName
  readonly name: string
  /** Of the card, to look it up; null for a rule. */
  readonly number: number | null
}

/** What came out of a crate that has been opened, by name. */
export function contentsOf(words: Words, { minions }: Catalogue, crate: CrateDef): readonly Content[] {
  const { buildings, persona, rules, minion, objectives } = crate
  const named = (icon: IconName, numbers: readonly number[]): Content[] =>
    numbers.map((number) => ({ icon, name: nameOf(words, number), number }))
  return [
    ...named('persona', persona === null ? [] : [persona]),
    ...named('building', buildings),
    ...rules.map((rule): Content => ({ icon: 'chronicle', name: words.rules[rule].name, number: null })),
    ...minions.flatMap(({ type, number }): Content[] =>
      type === minion ? [{ icon: type, name: labelOf(words, type), number }] : [],
    ),
    ...named('objective', objectives),
  ].filter(({ name }) => name !== '')
}
