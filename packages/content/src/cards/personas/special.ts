import type { PersonaDef } from '@charterstone/engine'

/** Game 11: loyal ones act once a game, rebels score at the end for holding nothing. */
export const specialPersonas: readonly PersonaDef[] = [
  // Silence: the personas of opponents are off until income triggers.
  {
    number: 363,
    slug: 'warden-of-silences',
    charter: 'purple',
    kind: 'loyal',
    abilities: [
      {
        on: 'once',
        effects: [
          { kind: 'special', name: 'silence' },
          { kind: 'vp', count: 3 },
        ],
      },
    ],
  },
  {
    number: 364,
    slug: 'fence-lifter',
    charter: 'purple',
    kind: 'rebel',
    abilities: [
      {
        on: 'end',
        effects: [
          { kind: 'if', condition: { count: 'resources', atMost: 0 }, effects: [{ kind: 'vp', count: 6 }] },
        ],
      },
    ],
  },
  {
    number: 365,
    slug: 'warden-of-the-toll',
    charter: 'black',
    kind: 'loyal',
    abilities: [
      {
        on: 'once',
        effects: [
          { kind: 'tribute', what: 'coin' },
          { kind: 'vp', count: 3 },
        ],
      },
    ],
  },
  {
    number: 366,
    slug: 'lamp-carrier',
    charter: 'black',
    kind: 'rebel',
    abilities: [
      {
        on: 'end',
        effects: [
          {
            kind: 'if',
            condition: { count: 'reputation-tokens', atMost: 0 },
            effects: [{ kind: 'vp', count: 6 }],
          },
        ],
      },
    ],
  },
  {
    number: 367,
    slug: 'warden-of-loans',
    charter: 'green',
    kind: 'loyal',
    abilities: [
      {
        on: 'once',
        effects: [
          { kind: 'tribute', what: 'card' },
          { kind: 'vp', count: 1 },
        ],
      },
    ],
  },
  {
    number: 368,
    slug: 'purse-turner',
    charter: 'green',
    kind: 'rebel',
    abilities: [
      {
        on: 'end',
        effects: [
          { kind: 'if', condition: { count: 'coins', atMost: 0 }, effects: [{ kind: 'vp', count: 6 }] },
        ],
      },
    ],
  },
  {
    number: 369,
    slug: 'warden-of-stores',
    charter: 'red',
    kind: 'loyal',
    abilities: [
      {
        on: 'once',
        effects: [
          { kind: 'tribute', what: 'resource' },
          { kind: 'vp', count: 4 },
        ],
      },
    ],
  },
  {
    number: 370,
    slug: 'golem-friend',
    charter: 'red',
    kind: 'rebel',
    abilities: [
      {
        on: 'end',
        effects: [
          { kind: 'if', condition: { count: 'minions', atMost: 0 }, effects: [{ kind: 'vp', count: 10 }] },
        ],
      },
    ],
  },
  {
    number: 371,
    slug: 'warden-of-whistles',
    charter: 'blue',
    kind: 'loyal',
    abilities: [{ on: 'once', effects: [{ kind: 'tribute', what: 'minion' }] }],
  },
  {
    number: 372,
    slug: 'plan-burner',
    charter: 'blue',
    kind: 'rebel',
    abilities: [
      {
        on: 'end',
        effects: [
          {
            kind: 'if',
            condition: { count: 'advancement-cards', atMost: 0 },
            effects: [{ kind: 'vp', count: 10 }],
          },
        ],
      },
    ],
  },
  {
    number: 373,
    slug: 'warden-of-the-seal',
    charter: 'yellow',
    kind: 'loyal',
    abilities: [
      {
        on: 'once',
        effects: [
          { kind: 'tribute', what: 'influence' },
          { kind: 'vp', count: 2 },
        ],
      },
    ],
  },
  {
    number: 374,
    slug: 'sack-opener',
    charter: 'yellow',
    kind: 'rebel',
    abilities: [
      {
        on: 'end',
        effects: [
          {
            kind: 'if',
            condition: { count: 'quota-tokens', atMost: 0 },
            effects: [{ kind: 'vp', count: 6 }],
          },
        ],
      },
    ],
  },
]
