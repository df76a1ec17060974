import { createElement, Fragment, type ReactElement } from 'react'

/** Children that never change their order, such as the strokes of a drawing; they need no keys. */
export function fixed(children: readonly ReactElement[]): ReactElement {
  return createElement(Fragment, null, ...children)
}
