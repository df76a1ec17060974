/** The parts of the page that hold options, in the order in which the focus looks for one. */
const PLACES = [
  '[data-page]',
  '[data-surface]',
  '[data-village]',
  '[data-tray]',
  '[data-left]',
  '[data-bar]',
] as const
const OPTION = '[data-option]:not(:disabled), .is-option'
/** Where arrows have a meaning of their own. */
const OWN_ARROWS =
  'input, textarea, select, [role=dialog], [role=menu], [role=radiogroup], [role=slider], [role=tablist]'

const STEPS: Readonly<Record<string, 1 | -1>> = {
  ArrowRight: 1,
  ArrowDown: 1,
  ArrowLeft: -1,
  ArrowUp: -1,
}

/** Every option on the page, once, in the order of the places and of reading. */
export function optionsOnPage(root: ParentNode = document): readonly HTMLElement[] {
  const found = PLACES.flatMap((place) =>
    [...root.querySelectorAll(place)].flatMap((part) => [...part.querySelectorAll<HTMLElement>(OPTION)]),
  )
  return [...new Set(found)].filter((option) => option.getClientRects().length > 0)
}

export function focusFirst(): void {
  const [first] = optionsOnPage()
  first?.focus({ preventScroll: first.closest('[data-page]') === null })
}

/** The option after the focused one, or before it; from elsewhere, the first or the last. */
export function focusNext(step: 1 | -1): void {
  const options = optionsOnPage()
  const { activeElement } = document
  const index = activeElement instanceof HTMLElement ? options.indexOf(activeElement) : -1
  const start = index < 0 && step < 0 ? 0 : index
  const next = options[(start + step + options.length) % options.length]
  next?.focus({ preventScroll: next.closest('[data-page]') === null })
}

/** Which way an arrow leads among the options; null for other keys. With Shift, arrows walk the map instead. */
export function stepOf(event: KeyboardEvent): 1 | -1 | null {
  const isOwn = event.target instanceof Element && event.target.closest(OWN_ARROWS) !== null
  if (event.shiftKey || event.ctrlKey || event.altKey || event.metaKey || isOwn) return null
  return STEPS[event.key] ?? null
}
