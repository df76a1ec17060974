import { CHRONICLE, changedRules, RULE_NAMES, type State } from '@charterstone/engine'
import { hang } from '@charterstone/lab'
import type { Paint } from '../screen/paint.ts'
import type { Locale } from '../text/locale.ts'

/** The rules in force, as a player reads them, and the house rules of this table. */
export function chronicle({ legacy }: State, { words, labels }: Locale, paint: Paint): string {
  const rules = RULE_NAMES.filter((rule) => legacy.rules[rule])
    .sort((a, b) => CHRONICLE[a].slot - CHRONICLE[b].slot)
    .map((rule) => {
      const slot = CHRONICLE[rule].slot
      const head = `${slot === 0 ? '   ' : String(slot).padStart(3)}  ${words.rules[rule].name}: `
      return hang('     ', words.rules[rule].text).replace(/^ {5}/, `${paint.bold(head)}\n     `)
    })
  const house = changedRules(legacy.houseRules).map(({ id, field }) => {
    const { name, text } = words.houseRules[field]
    return hang(`  ${id}  `, `${name}. ${text}`)
  })
  return [
    paint.bold(labels.chronicle),
    ...rules,
    ...(house.length === 0 ? [] : ['', paint.bold(labels.house), ...house]),
  ].join('\n')
}
