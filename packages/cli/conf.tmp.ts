import { greengully } from '@charterstone/content'
import { walk, miniCatalogue } from '@charterstone/testkit'
const [seats, from, to, games, which, automas, every] = process.argv.slice(2)
const seen = new Map<string, string>()
const t = performance.now()
let decisions = 0
for (let seed = Number(from); seed < Number(to); seed++) {
  try {
  const w = walk({ catalogue: which === 'mini' ? miniCatalogue : greengully, seed, seats: Number(seats), games: Number(games), automas: Number(automas ?? 0), every: Number(every ?? 8) })
  decisions += w.decisions
  for (const b of w.broken) { const k = b.replace(/^seed.*?\): /, '').replace(/\d+/g, '#').slice(0, 160); if (!seen.has(k)) seen.set(k, b) }
  } catch (e) { const k = String((e as Error).stack).split('\n').slice(0, 6).join(' | '); if (!seen.has(k)) seen.set(k, `seed ${seed}`) }
}
console.log({ seats, decisions, s: (performance.now() - t) / 1000 })
for (const [k, b] of seen) console.log('-', b.slice(0, 400), k.startsWith('TypeError') || k.startsWith('Error') || k.startsWith('Range') ? k : '')
