import { runInNewContext } from 'node:vm'
import { expect, it } from 'vitest'
import { mutantsOf } from './mutators.ts'
import { switchedSource } from './switched.ts'

/** No semicolons and no brackets: the lines must still stay apart. */
const SOURCE = `function play() {
const seats = [10, 20]
let rounds = 0
for (let round = 1; round < 4; round++) {
  if (round === 2) continue
  else rounds += 1
  seats[0] -= 1
}
const paid = pay({ seat: 0 })
return [rounds, ...seats, paid]
function pay({ seat }) {
  return seats.filter((coins) => coins > 7)[seat] + (seat === 0 && rounds > 1 ? 100 : 0) + own({ seat })
}
function own({ seat }) {
  return seat
}
}
`

it('a switched source does what the source does while no mutant is on', () => {
  expect(run(-1)).toEqual([2, 8, 20, 108])
})

it('a switched source does for each mutant what the changed source does', () => {
  const mutants = mutantsOf('x.ts', SOURCE)
  expect(mutants.length).toBeGreaterThan(20)
  for (const [id, { start, end, text, form }] of mutants.entries()) {
    const changed = form === 'property' ? `seat: ${text}` : text
    const source = SOURCE.slice(0, start) + (changed === '' ? ';' : changed) + SOURCE.slice(end)
    expect([id, run(id)]).toEqual([id, outcome(source, -1)])
  }
})

it('a switched source asks only about numbers whether the seat is another one', () => {
  const source =
    'function play() { return [shown({ seat: null }), shown({ seat: 3 })] }\nfunction shown({ seat }) { return String(seat) }'
  const mutants = mutantsOf('x.ts', source)
  const id = mutants.findIndex(({ when }) => when !== undefined)
  expect(outcome(switchedSource(source, numbered(mutants)), id)).toEqual(['null', '0'])
})

function run(id: number): unknown {
  return outcome(switchedSource(SOURCE, numbered(mutantsOf('x.ts', SOURCE))), id)
}

function numbered<One>(mutants: readonly One[]): readonly (One & { readonly id: number })[] {
  return mutants.map((mutant, id) => ({ ...mutant, id }))
}

function outcome(source: string, id: number): unknown {
  let asked = 0
  const isOn = (one: number): boolean => {
    asked += 1
    if (asked > 1000) throw new Error('runs without end')
    return one === id
  }
  return JSON.parse(String(runInNewContext(`${source}\nJSON.stringify(play())`, { __mutant: isOn })))
}
