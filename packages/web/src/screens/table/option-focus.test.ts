// @vitest-environment happy-dom
import { afterEach, expect, test, vi } from 'vitest'
import { focusFirst, focusNext, optionsOnPage, stepOf } from './option-focus.ts'

const PAGE = `
  <div data-bar><button data-option="pass" id="pass">Pass</button></div>
  <div data-village>
    <button class="village-spot is-option" id="market">Market</button>
    <button class="village-spot" id="plot">An empty plot</button>
    <button class="village-spot is-option" id="port">Port</button>
  </div>
  <div data-tray><button data-option="card:x" id="card">Card</button><button id="other">Other</button></div>
  <input id="name" />`

function draw(): void {
  document.body.innerHTML = PAGE
  vi.spyOn(Element.prototype, 'getClientRects').mockReturnValue([{}] as unknown as DOMRectList)
}

afterEach(() => {
  vi.restoreAllMocks()
  document.body.innerHTML = ''
})

const focused = () => document.activeElement?.id

test('options are listed as they are looked for: the village, the cards, the bar', () => {
  draw()
  expect(optionsOnPage().map(({ id }) => id)).toEqual(['market', 'port', 'card', 'pass'])
})

test('an arrow goes to the next option and never to an empty plot, round and round', () => {
  draw()
  focusFirst()
  expect(focused()).toBe('market')
  const visited = [1, 2, 3, 4].map(() => {
    focusNext(1)
    return focused()
  })
  expect(visited).toEqual(['port', 'card', 'pass', 'market'])
  focusNext(-1)
  expect(focused()).toBe('pass')
})

test('from elsewhere the first arrow goes to the first option, or back to the last', () => {
  draw()
  focusNext(1)
  expect(focused()).toBe('market')
  document.body.focus()
  ;(document.activeElement as HTMLElement).blur()
  focusNext(-1)
  expect(focused()).toBe('pass')
})

test('arrows with Shift, and arrows in a text field, keep their own meaning', () => {
  draw()
  const pressed = (id: string, init: KeyboardEventInit) => {
    let step: number | null = null
    const target = document.getElementById(id)
    target?.addEventListener('keydown', (event) => {
      step = stepOf(event)
    })
    target?.dispatchEvent(new KeyboardEvent('keydown', { bubbles: true, ...init }))
    return step
  }
  expect(pressed('market', { key: 'ArrowDown' })).toBe(1)
  expect(pressed('market', { key: 'ArrowLeft' })).toBe(-1)
  expect(pressed('port', { key: 'ArrowDown', shiftKey: true })).toBeNull()
  expect(pressed('name', { key: 'ArrowDown' })).toBeNull()
  expect(pressed('card', { key: 'a' })).toBeNull()
})
