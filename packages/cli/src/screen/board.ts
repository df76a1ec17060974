import { changedRules } from '@charterstone/engine'
import { COLUMNS, cut, hang, padEnd, widthOf } from '@charterstone/lab'
import { lineOf } from '../text/card-text.ts'
import { nameIn, type Scene } from './scene.ts'
import { ownThings, seats } from './seats.ts'
import { heading, tracks } from './tracks.ts'
import { village } from './village.ts'

/** The whole table as one seat sees it. */
export function board(scene: Scene, seat: number): string {
  return [
    titleLine(scene),
    ...houseRules(scene),
    '',
    ...tracks(scene),
    '',
    ...mat(scene),
    '',
    ...village(scene),
    '',
    ...seats(scene),
    ...ownThings(scene, seat),
  ].join('\n')
}

function titleLine({ view, labels, paint }: Scene): string {
  const { legacy, table } = view
  const left = [legacy.village, `${labels.game} ${legacy.game}`, `${labels.round} ${table.round}`]
    .filter((part) => part !== '')
    .join(' · ')
  const right = `${labels.deck} ${table.deckSize} · ${labels.discard} ${table.discard.length}`
  const rule = '─'.repeat(Math.max(2, COLUMNS - widthOf(left) - widthOf(right) - 8))
  return paint.bold(`── ${left} ${rule} ${right} ──`)
}

/** House rules are shown wherever they matter. */
function houseRules({ view, cast, labels }: Scene): string[] {
  const names = changedRules(view.legacy.houseRules).map(
    ({ id, field }) => `${id} ${cast.words.houseRules[field].name}`,
  )
  return names.length === 0 ? [] : [hang(`${labels.house}: `, names.join(', '))]
}

function mat(scene: Scene): string[] {
  const { view, labels, paint } = scene
  return view.table.mat.map((card, index) => {
    const head = heading(scene, index === 0 ? labels.mat : '')
    const name = padEnd(cut(nameIn(scene, card), 30), 31)
    return head + name + paint.dim(cut(lineOf(scene.cast, card), COLUMNS - widthOf(head) - widthOf(name)))
  })
}
