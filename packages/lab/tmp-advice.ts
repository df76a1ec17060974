import { createBot, sentenceOfAdvice } from '@charterstone/bots'
import { greengully, words } from '@charterstone/content'
import { castOf, createEngine, sentenceOfOption } from '@charterstone/engine'
const engine = createEngine(greengully)
const [stage = '1', seats = '2', seed = '1', every = '7', lang = 'en,de,pl'] = process.argv.slice(2)
const state = engine.newSingleGame({ seed: Number(seed), stage: Number(stage), village: 'random', seats: Array.from({ length: Number(seats) }, (_, c) => ({ charter: c, name: 'P' + c, player: 'person' as const })) })
engine.startGame(state)
const bot = createBot({ level: 'medium', seed: 1, engine })
const adviser = createBot({ level: 'hard', seed: 5, engine })
let n = 0
while (state.pending) {
  const view = engine.view(state, state.pending.seat)
  if (n++ % Number(every) === 0 && state.pending.options.length > 1 && state.pending.kind !== 'name') {
    const t0 = performance.now()
    const why = adviser.why(view, state.pending, { steps: 8000 })
    const ms = performance.now() - t0
    console.log(`--- round ${state.table.round} ${state.pending.kind} seat ${state.pending.seat} (${state.pending.options.length}) ${ms.toFixed(0)} ms`)
    for (const e of why)
      for (const l of lang.split(',') as ('en')[]) {
        const cast = castOf(words[l], greengully, state.legacy)
        const option = engine.optionOf(view, e.key)
        console.log(`  ${e.standing} ${option ? sentenceOfOption(cast, option) : e.key} | ${sentenceOfAdvice(cast, e)}`)
      }
  }
  engine.apply(state, bot(view, state.pending))
}
