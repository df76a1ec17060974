import { ruleLessons } from '@charterstone/content'
import { CHRONICLE, type RuleName } from '@charterstone/engine'
import { describe, expect, it } from 'vitest'
import { sealedTexts } from '../../../build/sealed-texts.ts'
import { engine, stopsOf } from '../../../test-support/campaign-walk.ts'
import { openSeals } from '../../words/open-seals.ts'
import type { SealedWords } from '../../words/sealed-words.ts'
import { freshTopics } from './rule-topics.ts'

const sealed = sealedTexts()

/** The topics whose lesson can be read with these seals open. */
function readable(seals: readonly string[]): ReadonlySet<string> {
  return new Set(
    seals.flatMap((seal) =>
      Object.keys((sealed.get(`en/${seal}`) as SealedWords | undefined)?.lessons ?? {}),
    ),
  )
}

describe('lessons on new rules', () => {
  it('every lesson is behind a seal that is closed when a campaign begins', () => {
    const behind = [...sealed].flatMap(([name, said]) =>
      Object.keys((said as SealedWords).lessons ?? {}).map((topic) => ({ name, topic })),
    )
    const english = behind.filter(({ name }) => name.startsWith('en/'))
    expect(new Set(english.map(({ topic }) => topic))).toEqual(new Set(Object.keys(ruleLessons.en)))
    expect(behind.filter(({ name }) => !/^..\/[rg]\d+$/.test(name))).toEqual([])
  })

  it('through twelve games every new rule is offered, its lesson can be read then, and no sealed one is named', () => {
    const offered = new Set<string>()
    const brought = new Set<string>()
    const faults: string[] = []
    const stops = stopsOf({ seed: 7, seats: 2, games: 12 })
    for (const [index, { view, log, decision }] of stops.entries()) {
      for (const event of log.at(-1)?.events ?? []) {
        if (event.kind === 'rule-entered') brought.add(event.rule)
        if (event.kind === 'guidepost-revealed') brought.add(temporaryOf(event.guidepost))
      }
      if (decision !== null && index % 25 !== 0 && log.length > 2) continue
      const open = readable(openSeals(engine.catalogue, view.legacy, view.table.guidepost))
      for (const topic of freshTopics(engine.catalogue, view, log)) {
        offered.add(topic)
        if (!open.has(topic)) faults.push(`${topic} in game ${view.legacy.game} is sealed`)
        if (topic in CHRONICLE && !view.legacy.rules[topic as RuleName])
          faults.push(`${topic} is not in force`)
      }
    }
    brought.delete('')
    expect(faults).toEqual([])
    expect(brought.size).toBeGreaterThan(20)
    expect([...brought].filter((topic) => !offered.has(topic))).toEqual([])
  })
})

function temporaryOf(guidepost: number): string {
  return engine.catalogue.guideposts.find(({ number }) => number === guidepost)?.temporary ?? ''
}
