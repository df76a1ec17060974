/** What a person at the screen can do next. */
export type Sight = {
  readonly kind: 'asked' | 'moment' | 'hand-over' | 'pack-up' | 'next-game'
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

/** Patterns for the labels of the two buttons between games. */
export type Labels = { readonly packUp: string; readonly nextGame: string }

type Wanted = { readonly not: string; readonly labels: Labels }

/** Runs in the page. Null while there is nothing to do, or nothing has changed since the mark `not`. */
export function look({ not, labels }: Wanted): Sight | null {
  const first = (selector: string) => document.querySelector<HTMLElement>(selector)
  const seen = (selector: string) =>
    [...document.querySelectorAll<HTMLElement>(selector)].filter(({ offsetParent }) => offsetParent !== null)
  const hasButton = (pattern: string) =>
    seen('button:not(:disabled)').some(({ textContent }) => new RegExp(pattern).test(textContent))

  const answers = first('[data-answers]')?.dataset.answers ?? ''
  const said = first('[data-answers] [role=status]')?.textContent ?? ''
  const moment = first('[role=dialog] [data-continue]')?.closest('[role=dialog]')
  const [kind, mark]: readonly [Sight['kind'] | null, string] =
    first('[data-take]') !== null
      ? ['hand-over', first('h1')?.textContent ?? '']
      : moment !== null && moment !== undefined
        ? ['moment', `${answers} ${moment.textContent}`]
        : hasButton(labels.packUp)
          ? ['pack-up', '']
          : hasButton(labels.nextGame)
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
