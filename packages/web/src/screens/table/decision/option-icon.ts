import { iconOfEffect } from '@charterstone/art/icons/icon-of.ts'
import type { IconName } from '@charterstone/art/icons/icon-shapes.ts'
import type { Catalogue, Decision, Frame } from '@charterstone/engine'
import { cardTypeOf } from '../../../table/model/belongings.ts'
import type { Choice } from '../../../table/model/target.ts'

const PLAIN: Readonly<Record<string, IconName>> = {
  retrieve: 'retrieve-all',
  pass: 'step',
  end: 'check',
  skip: 'close',
  take: 'check',
  trade: 'refresh',
  look: 'eye',
  bump: 'bump',
  share: 'people',
  pay: 'coin',
  power: 'persona',
  name: 'edit',
  'worker:large': 'worker-large',
  'worker:small': 'worker-small',
  'worker:spectral': 'worker-spectral',
  'start:coins': 'coin',
  'start:vp': 'vp',
  'card:top': 'deck',
  'companion:kind': 'capacity',
  'companion:wary': 'glory',
  'capacity:coin': 'capacity-coin',
  'capacity:resource': 'capacity-resource',
  'capacity:card': 'capacity-card',
  'capacity:minion': 'capacity-minion',
  row: 'glory',
  path: 'guidepost',
  level: 'people',
  progress: 'progress-move',
  island: 'island',
  plot: 'plot',
  build: 'construct',
  open: 'crate-open',
  'crate-resources': 'crate',
  place: 'worker-large',
  scroll: 'treasure',
}

/** The one icon that stands for an answer on a button. */
export function iconOfChoice(
  catalogue: Catalogue,
  { kind }: Decision,
  { key, target }: Choice,
  frame: Frame | undefined,
): IconName {
  if (target.kind === 'good') return target.good
  if (target.kind === 'hand' || target.kind === 'card') {
    return cardTypeOf(catalogue, target.card) ?? (kind.includes('persona') ? 'persona' : 'card')
  }
  const [word = ''] = key.split(':')
  if (word === 'choose' && frame?.kind === 'choose') {
    const first = frame.lists[Number(key.slice('choose:'.length)) - 1]?.[0]
    if (first !== undefined) return iconOfEffect(first)
  }
  if (key === 'take' && kind === 'reputation') return 'reputation'
  return PLAIN[key] ?? PLAIN[word] ?? 'check'
}
