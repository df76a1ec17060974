import {
  type ClosedOption,
  type Engine,
  type Event,
  isRevelation,
  type State,
  type View,
  type Warning,
} from '@charterstone/engine'

/** A table that answers can be tried out on; what is hidden in its state may be a guess. */
export type TrialTable = { readonly engine: Engine; readonly state: State; readonly seat: number }

export type Forecast = {
  readonly events: readonly Event[]
  /** The table after the answer; null when something hidden comes first. */
  readonly view: View | null
}

export type Forecasts = {
  /** The options that are closed now, with the reasons. */
  readonly closed: () => readonly ClosedOption[]
  /** The options that are open and would give nothing, with the reasons. */
  readonly warnings: () => readonly Warning[]
  /** The consequences of one answer or of several in a row, up to the first thing that is still hidden. */
  readonly foresee: (...keys: readonly string[]) => Forecast
}

/** `table` gives the table of the moment; null before there is one. */
export function makeForecasts(table: () => TrialTable | null): Forecasts {
  return {
    closed: () => {
      const trial = table()
      return trial === null ? [] : trial.engine.closed(trial.state)
    },
    warnings: () => {
      const trial = table()
      return trial === null ? [] : trial.engine.warnings(trial.state)
    },
    foresee: (...keys) => {
      const trial = table()
      return trial === null ? { events: [], view: null } : forecast(trial, keys)
    },
  }
}

function forecast({ engine, state, seat }: TrialTable, keys: readonly string[]): Forecast {
  const next = engine.clone(state)
  const events: Event[] = []
  for (const key of keys) if (engine.apply(next, key, events) !== undefined) return { events: [], view: null }
  const hidden = events.findIndex(isRevelation)
  if (hidden >= 0) return { events: events.slice(0, hidden), view: null }
  return { events, view: engine.view(next, seat) }
}
