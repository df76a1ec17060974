import type { EffectOf, SpecialName } from '../catalogue/effect.ts'
import type { Asker } from '../flow/handler.ts'
import { type Menu, offer } from '../flow/menu.ts'
import { type Play, push, seatOf, tableOf } from '../flow/play.ts'
import { typeOf } from '../rules/advancement.ts'
import { payGuest } from '../rules/income.ts'
import { NONE } from '../rules/lack.ts'
import { lackToCopy } from '../rules/placement.ts'
import { payToEnter } from '../rules/temporary.ts'
import { at } from '../state/list.ts'
import { isCommonsSpot } from '../state/spot.ts'

const GUESTS_SETTLED = 3
const SKIP = -1

/** The few effects that no verb covers, one function each. */
const specials: { readonly [Name in SpecialName]: (play: Play, seat: number, source: number) => void } = {
  // Masked Ball: use a charter building on which an opponent's regular worker stands, without its peril; never the Echo Shaft.
  mirror: (play, seat, source) => push(play, { asks: true, kind: 'mirror', seat, source }),
  // Echo Shaft: use once more the building on which another own worker stands; never commons, itself or the Masked Ball.
  echo: (play, seat, source) => push(play, { asks: true, kind: 'echo', seat, source }),
  // Coaching Inn: up to 3 of one's guests pay out as if income had triggered.
  settle: (play, seat, source) =>
    push(play, { asks: true, kind: 'settle', seat, source, left: GUESTS_SETTLED, paid: [] }),
  // Warden of Silences: opponents' personas are off until income triggers.
  silence: (play, seat) => {
    tableOf(play).silencer = seat
  },
}

export function doSpecial(play: Play, seat: number, source: number, { name }: EffectOf<'special'>): void {
  specials[name](play, seat, source)
}

function isCopier(play: Play, building: number): boolean {
  return (
    play.box.building[building]?.benefit.some(
      (effect) => effect.kind === 'special' && (effect.name === 'mirror' || effect.name === 'echo'),
    ) === true
  )
}

function offerUse(play: Play, menu: Menu, seat: number, spot: number): void {
  const building = at(play.state.legacy.buildings, spot)
  const key = at(play.box.key.place, building)
  if (isCommonsSpot(spot) || isCopier(play, building) || menu.keys.includes(key)) return
  if (lackToCopy(play, seat, spot) === NONE) offer(menu, key, spot)
}

function useAgain(play: Play, seat: number, spot: number): void {
  if (spot === SKIP) return
  payToEnter(play, seat, spot)
  push(play, { kind: 'use', seat, spot, free: false, by: 'copy' })
}

export const mirrorAsker: Asker<'mirror'> = {
  offer(play, { seat }, menu) {
    const { seats } = tableOf(play)
    for (let other = 0; other < seats.length; other++)
      if (other !== seat)
        for (const spot of at(seats, other).workers) if (spot >= 0) offerUse(play, menu, seat, spot)
    if (menu.keys.length > 0) offer(menu, 'skip', SKIP)
  },
  answer: (play, { seat }, spot) => useAgain(play, seat, spot),
}

export const echoAsker: Asker<'echo'> = {
  offer(play, { seat }, menu) {
    const { spot: here } = tableOf(play)
    for (const spot of seatOf(play, seat).workers)
      if (spot >= 0 && spot !== here) offerUse(play, menu, seat, spot)
    if (menu.keys.length > 0) offer(menu, 'skip', SKIP)
  },
  answer: (play, { seat }, spot) => useAgain(play, seat, spot),
}

export const settleAsker: Asker<'settle'> = {
  offer(play, { seat, paid }, menu) {
    for (const card of seatOf(play, seat).cards)
      if (typeOf(play, card) === 'guest' && !paid.includes(card))
        offer(menu, at(play.box.key.use, card), card)
    if (menu.keys.length > 0) offer(menu, 'skip', SKIP)
  },
  answer(play, frame, card) {
    if (card === SKIP) return
    if (frame.left > 1) push(play, { ...frame, left: frame.left - 1, paid: [...frame.paid, card] })
    payGuest(play, frame.seat, card)
  },
}
