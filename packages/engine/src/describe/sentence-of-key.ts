import { printedBoard } from '../catalogue/board.ts'
import { CHARTERS } from '../catalogue/charter.ts'
import { GOODS, type Good } from '../catalogue/good.ts'
import type { Decision } from '../loop/decision.ts'
import type { Frame } from '../loop/frame.ts'
import { CAPACITIES } from '../state/legacy.ts'
import type { Cast } from './cast.ts'
import { describeVictoryCard } from './describe-card.ts'
import { quantitiesOfResources } from './describe-cost.ts'
import { describeEffects } from './describe-effect.ts'
import { capital, format } from './format.ts'
import type { MessageKey } from './message.ts'
import { quantity } from './noun.ts'
import { quotaNoun } from './quota-noun.ts'
import { GLORY_ROWS } from './table-message.ts'

/** What an answer means, without a full stop, for a button or a line of a list. */
export function sentenceOfKey(cast: Cast, decision: Decision, key: string, frame?: Frame): string {
  return capital(textOfOption(cast, decision, key, frame)).replace(/\.$/, '')
}

type WordKey = 'pass' | 'end' | 'skip' | 'take' | 'trade' | 'look' | 'bump' | 'share' | 'pay'
const BARE: ReadonlySet<string> = new Set<WordKey>([
  'pass',
  'end',
  'skip',
  'take',
  'trade',
  'look',
  'bump',
  'share',
  'pay',
])

function isBare(word: string): word is WordKey {
  return BARE.has(word)
}

function textOfOption(cast: Cast, decision: Decision, key: string, frame?: Frame): string {
  const { words } = cast
  const [word = '', ...rest] = key.split(':')
  const value = rest.join(':')
  if (word === 'retrieve' && value === '') return format(words, 'option.retrieve-all')
  if (value === '') return isBare(word) ? format(words, `option.${word}`) : key
  const good = GOODS.find((each) => each === value)
  if (good !== undefined && isGoodWord(word)) return textOfGood(cast, decision, word, good)
  const number = cast.numbers.get(value)
  if (number !== undefined) return textOfCard(cast, decision, word, number)
  return textOfPlace(cast, word, value, frame) ?? key
}

type GoodWord = 'minion' | 'pay' | 'gain' | 'give' | 'keep' | 'spare'

function isGoodWord(word: string): word is GoodWord {
  return ['minion', 'pay', 'gain', 'give', 'keep', 'spare'].includes(word)
}

function textOfGood(cast: Cast, { kind }: Decision, word: GoodWord, good: Good): string {
  const { words } = cast
  const what = quantity(good, word === 'pay' && kind === 'free-spectral' ? RANSOM : 1)
  if (word === 'pay') return format(words, 'option.pay-good', { what })
  if (word === 'minion' && kind === 'act') return format(words, 'option.place-minion', { what })
  return format(words, `option.${word}`, { what })
}

/** The price of freeing the spectral worker with coins. */
const RANSOM = 9

const CARD_WORDS = {
  place: 'option.place',
  scroll: 'option.scroll',
  retrieve: 'option.retrieve',
  card: 'option.card',
  deck: 'option.card',
  build: 'option.build',
  open: 'option.open',
  score: 'option.score',
  use: 'option.use',
  power: 'option.power',
  name: 'option.name',
  persona: 'option.persona',
  keep: 'option.keep-card',
  pay: 'option.pay-card',
} as const satisfies Record<string, MessageKey>

function isCardWord(word: string): word is keyof typeof CARD_WORDS {
  return word in CARD_WORDS
}

function textOfCard(cast: Cast, decision: Decision, word: string, number: number): string {
  const { words, catalogue } = cast
  const victory = catalogue.victoryCards.find((card) => card.number === number)
  if (victory !== undefined) return describeVictoryCard(words, victory)
  if (decision.kind === 'peril-from-charter') return format(words, 'option.peril-from', { number })
  return format(words, isCardWord(word) ? CARD_WORDS[word] : 'option.card', { number })
}

function textOfPlace(cast: Cast, word: string, value: string, frame?: Frame): string | null {
  const { words, catalogue } = cast
  const count = Number(value)
  switch (word) {
    case 'choose': {
      const list = frame?.kind === 'choose' ? frame.lists[count - 1] : undefined
      return list === undefined ? format(words, 'option.choose', { count }) : describeEffects(words, list)
    }
    case 'plot':
    case 'island':
    case 'level':
      return format(words, `option.${word}`, { count })
    case 'charter':
      return cast.charters.find((_, charter) => CHARTERS[charter] === value) ?? null
    case 'quota': {
      const space = printedBoard(catalogue).quota.find(({ row, column }) => value === `${row}-${column}`)
      return format(words, 'option.quota', { what: quotaNoun(space), bonus: space?.bonus ?? 'none' })
    }
    case 'crate-resources': {
      const crate = catalogue.crates.find(
        ({ number }) => frame?.kind === 'crate-resources' && number === frame.crate,
      )
      if (crate === undefined)
        return format(words, value === 'pair' ? 'option.crate-pair' : 'option.crate-split')
      const { pair, split } = crate.resources
      return format(words, 'option.crate-resources', {
        list: quantitiesOfResources(value === 'pair' ? [pair, pair] : split),
      })
    }
    case 'progress': {
      const spaces = quantity('space', Math.abs(count))
      return format(words, count > 0 ? 'option.progress-on' : 'option.progress-back', { spaces })
    }
    case 'row': {
      const row = GLORY_ROWS.find((each) => each === count)
      if (row === undefined) return format(words, 'option.row-beyond')
      return format(words, 'option.row', { count, bonus: format(words, `glory.${row}`) })
    }
    case 'capacity': {
      const kind = CAPACITIES.find((each) => each === value)
      return kind === undefined
        ? null
        : format(words, 'option.capacity', { of: format(words, `capacity.${kind}`) })
    }
    case 'card':
      return format(words, 'option.card-top')
    case 'build':
    case 'open':
      return format(words, 'option.only-pay')
    case 'start':
      return format(words, 'option.gain', {
        what: value === 'coins' ? quantity('coin', 2) : quantity('vp', 3),
      })
    case 'path':
      return format(words, 'option.path', { letter: value })
    case 'companion':
      return format(words, value === 'kind' ? 'option.kind' : 'option.wary')
    case 'worker':
      return isWorker(value) ? format(words, `option.worker-${value}`) : null
    default:
      return null
  }
}

function isWorker(value: string): value is 'spectral' | 'large' | 'small' {
  return value === 'spectral' || value === 'large' || value === 'small'
}
