/** What a person at the screen can do next. */
export type Sight = {
  readonly kind: 'asked' | 'moment' | 'hand-over' | 'next-game'
  /** Changes with every event. */
  readonly mark: string
  /** The question as text. */
  readonly said: string
  /** Options on the page: the keys of its buttons, and the spots in the village. */
  readonly keys: readonly string[]
  readonly spots: readonly number[]
  readonly hasMore: boolean
  readonly hasForm: boolean
  /** Several answers are chosen with plus and minus and sent together. */
  readonly hasStepper: boolean
}

/** Runs in the page. Null while there is nothing to do, or nothing has changed since the mark `not`. */
export function look(not: string): Sight | null {
  const first = (selector: string) => document.querySelector<HTMLElement>(selector)
  const seen = (selector: string) =>
    [...document.querySelectorAll<HTMLElement>(selector)].filter(({ offsetParent }) => offsetParent !== null)

  const answers = first('[data-answers]')?.dataset.answers ?? ''
  const said = first('[data-answers] [role=status]')?.textContent ?? ''
  const moment = first('[role=dialog] [data-continue]')?.closest('[role=dialog]')
  const [kind, mark]: readonly [Sight['kind'] | null, string] =
    first('[data-take]') !== null
      ? ['hand-over', first('h1')?.textContent ?? '']
      : moment !== null && moment !== undefined
        ? ['moment', `${answers} ${moment.textContent}`]
        : seen('[data-next-game]').length > 0
          ? ['next-game', '']
          : [said === '' ? null : 'asked', `${answers} ${first('[data-send]')?.dataset.given ?? ''}`]
  if (kind === null || `${kind} ${mark}` === not) return null
  return {
    kind,
    mark: `${kind} ${mark}`,
    said,
    keys: [...new Set(seen('[data-option]').map(({ dataset }) => dataset.option ?? ''))],
    spots: seen('.village-spot.is-option').map(({ dataset }) => Number(dataset.spot)),
    hasMore: Number(first('[data-bar] [data-more]')?.dataset.more ?? 0) > 0,
    hasForm: first('[data-bar] form') !== null,
    hasStepper: first('[data-stepper]') !== null,
  }
}
