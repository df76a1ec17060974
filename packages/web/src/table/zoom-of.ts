/** How much larger than its own pixels an element is drawn: the panels of the table grow by zoom. */
export function zoomOf(element: HTMLElement): number {
  return element.getBoundingClientRect().width / element.offsetWidth || 1
}
