import type { IconName } from '@charterstone/art/icons/icon-shapes.ts'
import { type CrateDef, nameOf, type Words } from '@charterstone/engine'
import { labelOf } from '../../table/parts/noun.ts'

type Content = { readonly icon: IconName; readonly name: string }

/** What came out of a crate that has been opened, by name. */
export function contentsOf(words: Words, crate: CrateDef): readonly Content[] {
  const { buildings, persona, rules, minion, objectives } = crate
  const named = (icon: IconName, numbers: readonly number[]): Content[] =>
    numbers.map((number) => ({ icon, name: nameOf(words, number) }))
  return [
    ...named('persona', persona === null ? [] : [persona]),
    ...named('building', buildings),
    ...rules.map((rule): Content => ({ icon: 'chronicle', name: words.rules[rule].name })),
    ...(minion === null ? [] : [{ icon: minion, name: labelOf(words, minion) }]),
    ...named('objective', objectives),
  ].filter(({ name }) => name !== '')
}
