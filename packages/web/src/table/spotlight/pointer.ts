import { selectorOf } from '../anchor.ts'
import type { Choice } from '../model/target.ts'

/** Parts of the table that a pointer can mark. */
export type TablePart = 'own-seat' | 'progress' | 'reputation' | 'quota' | 'objectives' | 'hand' | 'bar'

export type Pointer =
  /** A light on a part or on spots that are only spoken of. */
  | { readonly kind: 'part'; readonly part: TablePart }
  | { readonly kind: 'spots'; readonly spots: readonly number[] }
  /** A ring wherever one of these answers is given. */
  | { readonly kind: 'answers'; readonly keys: readonly string[] }

/** The elements of each part, the best first; on a phone some are behind a tab. */
const PARTS: Readonly<Record<Exclude<TablePart, 'own-seat'>, readonly string[]>> = {
  progress: ['[data-part="progress"]'],
  reputation: ['[data-part="reputation"]'],
  quota: ['[data-part="quota"]', '[data-tab="quota"]'],
  objectives: ['[data-part="objectives"]', '[data-tab="objectives"]'],
  hand: [selectorOf({ kind: 'hand' }), '[data-tab="cards"]'],
  bar: ['[data-bar]'],
}

/** What is to be ringed or lit up. */
export function elementsOf(
  pointer: Pointer,
  choices: readonly Choice[],
  seat: number,
): readonly (Element | null)[] {
  switch (pointer.kind) {
    case 'part': {
      const selectors =
        pointer.part === 'own-seat' ? [selectorOf({ kind: 'seat', seat })] : PARTS[pointer.part]
      const found = selectors.flatMap((selector) => [...document.querySelectorAll(selector)]).find(isInSight)
      return found === undefined ? [] : [found]
    }
    case 'spots':
      return pointer.spots.map((spot) => document.querySelector(selectorOf({ kind: 'spot', spot })))
    case 'answers':
      return pointer.keys.map((key) => ringedFor(document.querySelector(selectorOfAnswer(key, choices))))
  }
}

/** A card is ringed as a whole, not only the button on it. */
function ringedFor(answer: Element | null): Element | null {
  return answer?.closest('[data-option-card]') ?? answer
}

function selectorOfAnswer(key: string, choices: readonly Choice[]): string {
  const target = choices.find((choice) => choice.key === key)?.target
  return target?.kind === 'spot' ? selectorOf(target) : `[data-option="${CSS.escape(key)}"]`
}

function isInSight(element: Element): boolean {
  const { width, height, bottom, right, top, left } = element.getBoundingClientRect()
  return width > 0 && height > 0 && bottom > 0 && right > 0 && top < innerHeight && left < innerWidth
}
