/** Milliseconds after which the work is done where the browser does not say when it is idle. */
const LATER = 300

/** Work that nobody waits for, once the page has nothing else to do. Returns how to call it off. */
export function whenIdle(work: () => void): () => void {
  if (typeof requestIdleCallback === 'undefined') {
    const timer = setTimeout(work, LATER)
    return () => clearTimeout(timer)
  }
  const ticket = requestIdleCallback(work)
  return () => cancelIdleCallback(ticket)
}
