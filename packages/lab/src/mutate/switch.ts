/** Which mutant is switched on in this process, and what has been reached. */
export type Switch = {
  active: number
  /** Questions asked so far; past the limit the code is taken to run without end. */
  asked: number
  limit: number
  /** 1 at the id of each mutant that has been reached. */
  reached: Uint8Array
}

export function installSwitch(mutants: number): Switch {
  const state: Switch = {
    active: -1,
    asked: 0,
    limit: Number.POSITIVE_INFINITY,
    reached: new Uint8Array(mutants),
  }
  const isOn = (id: number): boolean => {
    state.asked += 1
    if (state.asked > state.limit) throw new Error('runs without end')
    state.reached[id] = 1
    return id === state.active
  }
  Object.assign(globalThis, { __mutant: isOn })
  return state
}
