import type { CSSProperties } from 'react'
import type { Frame } from './drawing.tsx'

/** A drawing among words: a number is in pixels of the design and grows with the words, a text ("100%") fills a place. */
export function besideWords(
  size: number | string,
  className: string,
): Pick<Frame, 'width' | 'height' | 'className' | 'style'> {
  const square = { width: size, height: size }
  if (typeof size === 'string') return { ...square, className }
  return { ...square, className: `${className} sized`, style: { '--size': size } as CSSProperties }
}
