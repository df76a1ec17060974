import { greengully } from '@charterstone/content'
import { createEngine, roll, seedRng } from '@charterstone/engine'
import { miniCatalogue, violationsOf } from '@charterstone/testkit'

const which = process.argv[5] === 'mini' ? miniCatalogue : greengully
const engine = createEngine(which)
const seats = Number(process.argv[2] ?? 4),
  games = Number(process.argv[3] ?? 10),
  campaignGames = Number(process.argv[4] ?? 1)
const check = process.argv[6] !== 'no'
let decisions = 0
const t = performance.now()
const seen = new Map<string, string>()
outer: for (let g = 0; g < games; g++) {
  const state = engine.newCampaign({
    seed: g,
    seats: Array.from({ length: seats }, (_, i) => ({ charter: i, name: '' + i, player: 'person' as const })),
  })
  const rng = seedRng(g + 1000)
  for (let n = 0; n < campaignGames; n++) {
    let last = 'start'
    try {
      engine.startGame(state)
      let k = 0
      while (state.pending) {
        const d = state.pending
        last = `${d.kind} ${d.options.join(' ').slice(0, 200)}`
        const key = d.options[roll(rng, d.options.length)]!
        last = `${key} of ` + last
        const r = engine.apply(state, key)
        if (r) throw new Error(JSON.stringify(r))
        decisions++
        if (check) {
          const v = violationsOf(state, which)
          if (v.length) {
            for (const x of v)
              if (!seen.has(x)) seen.set(x, `seed ${g} game ${n + 1} step ${k} after ${last}`)
            continue outer
          }
        }
        if (++k > 100000) throw new Error('loop')
      }
      if (state.phase !== 'finished') throw new Error('not finished ' + state.phase)
      engine.packUp(state)
      if (check) {
        const v = violationsOf(state, which)
        if (v.length) {
          for (const x of v) if (!seen.has(x)) seen.set(x, `seed ${g} game ${n + 1} packed up`)
          continue outer
        }
      }
    } catch (error) {
      seen.set(
        String((error as Error).stack)
          .split('\n')
          .slice(0, 4)
          .join('|'),
        `seed ${g} game ${n + 1} after ${last}`,
      )
      continue outer
    }
  }
}
const s = (performance.now() - t) / 1000
console.log({ decisions, perSecond: Math.round(decisions / s), s })
for (const [k, v] of [...seen].slice(0, 30)) console.log(k, '\n    ', v)
