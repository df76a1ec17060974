/** How many more answers a bot may try out for one decision. Every answer that is applied costs one step. */
export type StepBudget = { remaining: number }

export function stepBudget(steps: number): StepBudget {
  return { remaining: steps }
}
