import type { Passive, Resource } from '@charterstone/engine'
import {
  type Ability,
  CHARTERS,
  type Charter,
  type Condition,
  type Effect,
  type PersonaDef,
} from '@charterstone/engine'

const vp = (count: number): Effect => ({ kind: 'vp', count })
const coins = (count: number): Effect => ({ kind: 'gain', good: 'coin', count })

const FIRST_ORIGINAL = 200
const FIRST_SPECIAL = 363
const FIRST_AUTOMA = 393

/** No ability (R5.1). */
const originals: readonly PersonaDef[] = CHARTERS.map((charter, index) => ({
  number: FIRST_ORIGINAL + index,
  slug: `first-${charter}`,
  charter,
  kind: 'original',
  abilities: [],
}))

function persona(number: number, slug: string, charter: Charter, ability: Ability): PersonaDef {
  return { number, slug, charter, kind: 'ordinary', abilities: [ability] }
}

const costs = (resource: Resource): Ability => ({ on: 'use', of: { costs: resource }, effects: [vp(1)] })
const always = (passive: Passive): Ability => ({ on: 'always', passive })

/** One for every trigger and every passive power. */
const ordinary: readonly PersonaDef[] = [
  persona(219, 'gardener', 'purple', costs('pumpkin')),
  persona(223, 'musician', 'purple', { on: 'use', of: { commons: 'every' }, effects: [vp(1)] }),
  persona(224, 'decorator', 'purple', {
    on: 'use',
    of: { fresh: 'constructed-this-game' },
    effects: [vp(4)],
  }),
  persona(225, 'trainer', 'purple', {
    on: 'use',
    of: { freeWorkers: 0 },
    effects: [{ kind: 'retrieve', workers: 'all' }],
  }),
  persona(229, 'cat-whisperer', 'purple', { on: 'retrieve', minion: 'cat', effects: [vp(2)] }),
  persona(230, 'messenger', 'purple', { on: 'retrieve', abroad: 2, effects: [vp(1), coins(1)] }),
  persona(231, 'healer', 'purple', {
    on: 'peril',
    peril: 'blight',
    effects: [{ kind: 'may', effects: [{ kind: 'retrieve', workers: 'this' }, vp(1)] }],
  }),
  persona(232, 'merchant', 'purple', always('wager-next')),
  persona(233, 'miner', 'black', costs('coal')),
  persona(235, 'treasure-hunter', 'black', { on: 'card', type: 'treasure', effects: [coins(2)] }),
  persona(251, 'artisan', 'green', { on: 'card', type: 'item', effects: [vp(2), coins(1)] }),
  persona(253, 'banker', 'black', { on: 'once', effects: [{ kind: 'own-income' }] }),
  persona(254, 'curator', 'black', {
    on: 'end',
    effects: [{ kind: 'vp', count: { per: 'minion-kinds', times: 1 } }],
  }),
  persona(255, 'alchemist', 'black', always('coins-by-resources')),
  persona(256, 'ringmaster', 'purple', { on: 'score', effects: [vp(2)] }),
  persona(257, 'surveyor', 'yellow', { on: 'score', first: true, effects: [vp(3)] }),
  persona(258, 'carpenter', 'green', costs('wood')),
  persona(271, 'perfumer', 'black', {
    on: 'bump',
    effects: [{ kind: 'choose', lists: [[{ kind: 'retrieve', workers: 'one' }], [vp(1)]] }],
  }),
  persona(273, 'foreman', 'red', { on: 'place-minion', effects: [vp(1)] }),
  persona(274, 'clockmaker', 'blue', { on: 'progress', icon: 'income', effects: [vp(3)] }),
  persona(275, 'herald', 'blue', { on: 'progress', effects: [vp(1)] }),
  persona(276, 'chronicler', 'green', always('steer-progress')),
  persona(277, 'orator', 'red', { on: 'reputation', effects: [vp(1)] }),
  persona(280, 'mason', 'red', costs('clay')),
  persona(293, 'masseur', 'purple', always('no-bump')),
  persona(295, 'strongman', 'red', always('ignore-minions')),
  persona(296, 'oracle', 'blue', always('three-from-deck')),
  persona(298, 'ambassador', 'purple', always('three-objectives')),
  persona(303, 'prospector', 'blue', costs('metal')),
  persona(314, 'farmer', 'yellow', costs('grain')),
  persona(329, 'bouncer', 'red', {
    on: 'use',
    of: { costs: 'guest' },
    effects: [{ kind: 'card', type: 'any', from: 'top' }],
  }),
  persona(330, 'trader', 'green', {
    on: 'use',
    of: { costs: 'item' },
    effects: [{ kind: 'card', type: 'any', from: 'top' }],
  }),
  persona(331, 'gambler', 'yellow', always('wager-now')),
]

const loyalty: Readonly<Record<Charter, readonly Effect[]>> = {
  purple: [{ kind: 'special', name: 'silence' }, vp(3)],
  black: [{ kind: 'tribute', what: 'coin' }, vp(3)],
  green: [{ kind: 'tribute', what: 'card' }, vp(1)],
  red: [{ kind: 'tribute', what: 'resource' }, vp(4)],
  blue: [{ kind: 'tribute', what: 'minion' }],
  yellow: [{ kind: 'tribute', what: 'influence' }, vp(2)],
}
const rebellion: Readonly<Record<Charter, readonly [Condition['count'], number]>> = {
  purple: ['resources', 6],
  black: ['reputation-tokens', 6],
  green: ['coins', 6],
  red: ['minions', 10],
  blue: ['advancement-cards', 10],
  yellow: ['quota-tokens', 6],
}

/** K5: the loyal persona of a charter has the odd number, the rebel the next. */
const specials: readonly PersonaDef[] = CHARTERS.flatMap((charter, index) => {
  const [count, points] = rebellion[charter]
  const whenNone: Effect = { kind: 'if', condition: { count, atMost: 0 }, effects: [vp(points)] }
  const number = FIRST_SPECIAL + index * 2
  return [
    {
      number,
      slug: `loyal-${charter}`,
      charter,
      kind: 'loyal',
      abilities: [{ on: 'once', effects: loyalty[charter] }],
    },
    {
      number: number + 1,
      slug: `rebel-${charter}`,
      charter,
      kind: 'rebel',
      abilities: [{ on: 'end', effects: [whenNone] }],
    },
  ] satisfies PersonaDef[]
})

const automas: readonly PersonaDef[] = CHARTERS.map((charter, index) => ({
  number: FIRST_AUTOMA + index,
  slug: `automa-${charter}`,
  charter,
  kind: 'automa',
  abilities: [],
}))

export const miniPersonas: readonly PersonaDef[] = [...originals, ...ordinary, ...specials, ...automas]
