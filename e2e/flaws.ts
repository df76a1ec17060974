import { expect, type Page } from '@playwright/test'

/** The screen has no clipped text and no overlapping controls. */
export async function expectNoFlaws(page: Page, screen: string): Promise<void> {
  expect.soft(await page.evaluate(flaws), screen).toEqual([])
}

/** Runs in the page. Finds clipped text and overlapping controls. */
function flaws(): readonly string[] {
  const isShown = (element: Element) =>
    element.checkVisibility({
      opacityProperty: true,
      visibilityProperty: true,
      contentVisibilityAuto: true,
    }) && element.closest('svg, .visually-hidden, [inert]') === null
  // Content under an open dialog or menu does not count.
  const covers = document.querySelectorAll('[role=dialog], [role=menu], [role=alertdialog]')
  const top = [...covers].filter(isShown).at(-1) ?? document.body
  const nameOf = (element: Element) =>
    `${element.tagName.toLowerCase()}.${element.className} "${(element.textContent || element.ariaLabel || '').slice(0, 40)}"`

  function cutText(element: Element): readonly string[] {
    const texts = [...element.childNodes].filter(
      (node) => node.nodeType === Node.TEXT_NODE && node.textContent?.trim() !== '',
    )
    // Text one pixel wide is for screen readers.
    if (texts.length === 0 || element.clientWidth === 1 || !isShown(element)) return []
    const range = document.createRange()
    range.setStartBefore(texts[0] ?? element)
    range.setEndAfter(texts.at(-1) ?? element)
    const { left, right, top: upper, bottom } = range.getBoundingClientRect()
    for (let box: Element | null = element; box !== null && box !== document.body; box = box.parentElement) {
      const style = getComputedStyle(box)
      const isMeant = style.textOverflow === 'ellipsis' || style.webkitLineClamp !== 'none'
      const isScroller = /auto|scroll/.test(style.overflowX + style.overflowY)
      // A zoomed village extends beyond its window.
      if (isMeant || isScroller || box.matches('[data-village]')) return []
      // Ancestors do not clip fixed elements.
      if (style.position === 'fixed') break
      if (!/hidden|clip/.test(style.overflowX + style.overflowY)) continue
      const edge = box.getBoundingClientRect()
      // The line box is taller than the letters.
      const isCut =
        right > edge.right + 1 || left < edge.left - 1 || upper < edge.top - 5 || bottom > edge.bottom + 5
      return isCut ? [`cut: ${nameOf(element)} in ${box.className}`] : []
    }
    const isOutside = right > innerWidth + 1 || left < -1
    return isOutside ? [`outside: ${nameOf(element)}`] : []
  }

  /** Elements on their own layer may cover others: a sheet, a sticky bar. */
  function layerOf(element: Element): Element | null {
    for (let each: Element | null = element; each !== null; each = each.parentElement) {
      const { position, zIndex } = getComputedStyle(each)
      if (/fixed|sticky/.test(position) || (position !== 'static' && zIndex !== 'auto')) return each
    }
    return null
  }

  /** The visible part of the element after scrolling. */
  function seenBox(element: Element): { left: number; right: number; top: number; bottom: number } {
    const { left, right, top: upper, bottom } = element.getBoundingClientRect()
    const seen = { left, right, top: upper, bottom }
    for (let box = element.parentElement; box !== null && box !== document.body; box = box.parentElement) {
      const style = getComputedStyle(box)
      if (style.overflowX === 'visible' && style.overflowY === 'visible') continue
      const edge = box.getBoundingClientRect()
      seen.left = Math.max(seen.left, edge.left)
      seen.right = Math.min(seen.right, edge.right)
      seen.top = Math.max(seen.top, edge.top)
      seen.bottom = Math.min(seen.bottom, edge.bottom)
    }
    return seen
  }

  const controls = [...top.querySelectorAll('a, button, input, select, [role=tab], summary')]
    .filter(
      (element) => isShown(element) && !element.matches('.village-spot, [data-village] [tabindex="-1"]'),
    )
    .map((element) => ({ element, box: seenBox(element), layer: layerOf(element) }))
    .filter(({ box }) => box.right - box.left > 2 && box.bottom - box.top > 2)
  const overlaps = controls.flatMap((a, index) =>
    controls.slice(index + 1).flatMap((b) => {
      if (a.layer !== b.layer || a.element.contains(b.element)) return []
      const width = Math.min(a.box.right, b.box.right) - Math.max(a.box.left, b.box.left)
      const height = Math.min(a.box.bottom, b.box.bottom) - Math.max(a.box.top, b.box.top)
      if (width < 3 || height < 3) return []
      return [`overlap: ${nameOf(a.element)} and ${nameOf(b.element)}`]
    }),
  )
  return [...[...top.querySelectorAll('*')].flatMap(cutText), ...overlaps]
}
