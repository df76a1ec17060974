import type { EffectOf, SpecialName } from '../catalogue/effect.ts'
import type { Asker } from '../loop/handler.ts'
import { type Menu, offer } from '../loop/menu.ts'
import { type Play, push, seatOf, tableOf } from '../loop/play.ts'
import { PLAIN_KEYS } from '../option/keys.ts'
import { SKIP } from '../option/values.ts'
import { typeOf } from '../rules/advancement.ts'
import { payGuest } from '../rules/income.ts'
import { type ClosedKey, closedFor, lacking, NONE } from '../rules/lack.ts'
import { lackToCopy } from '../rules/placement.ts'
import { payToEnter } from '../rules/temporary.ts'
import { at } from '../state/list.ts'
import { isCommonsSpot } from '../state/spot.ts'

const GUESTS_SETTLED = 3

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

function lackToUseAgain(play: Play, seat: number, spot: number): number {
  if (isCommonsSpot(spot)) return lacking('commons')
  if (isCopier(play, at(play.state.legacy.buildings, spot))) return lacking('copier')
  return lackToCopy(play, seat, spot)
}

function offerUses(play: Play, menu: Menu, seat: number, spots: ReadonlySet<number>): void {
  for (const spot of spots)
    if (lackToUseAgain(play, seat, spot) === NONE) offer(menu, useKey(play, spot), spot)
  if (menu.keys.length > 0) offer(menu, PLAIN_KEYS.skip, SKIP)
}

function closedUses(play: Play, seat: number, spots: ReadonlySet<number>): ClosedKey[] {
  return [...spots].flatMap((spot) => closedFor(useKey(play, spot), lackToUseAgain(play, seat, spot)))
}

function useKey(play: Play, spot: number): string {
  return at(play.box.key.place, at(play.state.legacy.buildings, spot))
}

function useAgain(play: Play, seat: number, spot: number): void {
  if (spot === SKIP) return
  payToEnter(play, seat, spot)
  push(play, { kind: 'use', seat, spot, free: false, by: 'copy' })
}

export const mirrorAsker: Asker<'mirror'> = {
  offer: (play, { seat }, menu) => offerUses(play, menu, seat, spotsOfOpponents(play, seat)),
  closed: (play, { seat }) => closedUses(play, seat, spotsOfOpponents(play, seat)),
  answer: (play, { seat }, spot) => useAgain(play, seat, spot),
}

function spotsOfOpponents(play: Play, seat: number): ReadonlySet<number> {
  const others = tableOf(play).seats.filter((_, other) => other !== seat)
  return new Set(others.flatMap(({ workers }) => workers.filter((spot) => spot >= 0)))
}

export const echoAsker: Asker<'echo'> = {
  offer: (play, { seat }, menu) => offerUses(play, menu, seat, spotsElsewhere(play, seat)),
  closed: (play, { seat }) => closedUses(play, seat, spotsElsewhere(play, seat)),
  answer: (play, { seat }, spot) => useAgain(play, seat, spot),
}

function spotsElsewhere(play: Play, seat: number): ReadonlySet<number> {
  const { spot: here } = tableOf(play)
  return new Set(seatOf(play, seat).workers.filter((spot) => spot >= 0 && spot !== here))
}

export const settleAsker: Asker<'settle'> = {
  offer(play, { seat, paid }, menu) {
    for (const card of seatOf(play, seat).cards)
      if (typeOf(play, card) === 'guest' && !paid.includes(card))
        offer(menu, at(play.box.key.use, card), card)
    if (menu.keys.length > 0) offer(menu, PLAIN_KEYS.skip, SKIP)
  },
  closed: (play, { paid }) =>
    paid.flatMap((card) => closedFor(at(play.box.key.use, card), lacking('guest-paid'))),
  answer(play, frame, card) {
    if (card === SKIP) return
    if (frame.left > 1) push(play, { ...frame, left: frame.left - 1, paid: [...frame.paid, card] })
    payGuest(play, frame.seat, card)
  },
}
