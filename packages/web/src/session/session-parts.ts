import type { Session } from './session.ts'

/** Makes something that a screen keeps as long as the game is open: a queue of moments, a hint, an open panel. */
export type PartMaker<Part> = (session: Session) => Part

/** The part of a session that a maker makes: made once, then always the same. */
export type Parts = <Part>(make: PartMaker<Part>) => Part

export function makeParts(session: Session): Parts {
  const made = new Map<PartMaker<unknown>, unknown>()
  return <Part>(make: PartMaker<Part>): Part => {
    if (!made.has(make)) made.set(make, make(session))
    return made.get(make) as Part
  }
}
