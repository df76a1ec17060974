import { type Goal, type Route, searchRoute } from '@charterstone/bots'
import type { View } from '@charterstone/engine'
import { useEffect } from 'react'
import { createStore, type StoreApi, useStore } from 'zustand'
import type { Session } from '../../session/session.ts'
import { useSessionPart } from '../../session/session-context.tsx'
import { useTable } from '../table-context.tsx'
import { nameOfGoal } from './pins.ts'

/** What is known about the way to a goal; the one from before stays until a new one is found. */
export type RouteKnown = { readonly view: View; readonly route: Route | null }

type Routes = Readonly<Record<string, RouteKnown>>

/** The answers that are tried in one go: a few milliseconds. */
const AT_ONCE = 120

type Running = { readonly view: View; users: number; timer: ReturnType<typeof setTimeout> }

/** Finds the ways to goals bit by bit, so that the page stays quick. */
export function makeRoutes({ ruleset: { engine } }: Pick<Session, 'ruleset'>): {
  readonly store: StoreApi<Routes>
  /** Looks for the way from a view. The returned function says that it is no longer needed. */
  readonly find: (view: View, goal: Goal) => () => void
} {
  const store = createStore<Routes>(() => ({}))
  const running = new Map<string, Running>()

  function start(name: string, view: View, goal: Goal): Running {
    const search = searchRoute(engine, view, goal)
    const run: Running = { view, users: 0, timer: setTimeout(goOn) }
    function goOn(): void {
      if (search.advance(AT_ONCE)) store.setState({ [name]: { view, route: search.found() } })
      else run.timer = setTimeout(goOn)
    }
    return run
  }

  return {
    store,
    find: (view, goal) => {
      const name = nameOfGoal(goal)
      if (store.getState()[name]?.view === view) return () => undefined
      const before = running.get(name)
      const run = before?.view === view && before.users > 0 ? before : start(name, view, goal)
      running.set(name, run)
      run.users += 1
      return () => {
        run.users -= 1
        if (run.users === 0) clearTimeout(run.timer)
      }
    },
  }
}

/** The way from the position on screen to a goal; undefined while it is looked for. */
export function useRoute(goal: Goal | null): Route | null | undefined {
  const { view } = useTable()
  const { store, find } = useSessionPart(makeRoutes)
  const known = useStore(store, (routes) => (goal === null ? undefined : routes[nameOfGoal(goal)]))
  useEffect(() => (goal === null ? undefined : find(view, goal)), [view, goal, find])
  return known?.route
}
