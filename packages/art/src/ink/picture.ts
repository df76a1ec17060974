import colours from '../colours.css?raw'

/** What the settings change about drawings, as attributes of the root element. */
export type Look = string

/** The colours as one line, and what the page's style sheets do to strokes. */
const STYLE = `${colours.replace(/\/\*.*?\*\/|\n\s*/gs, '')}[data-motion="reduced"] .art-smoke{display:none}`

/**
 * Strokes as a picture: to the page it is one node, whatever is drawn. A picture knows nothing of the page, so it gets the
 * colours and the look of the root element.
 */
export function pictureOf(viewBox: readonly number[], look: Look, strokes: string): string {
  const [, , width = 0, height = 0] = viewBox
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${viewBox.join(' ')}" width="${width}" height="${height}" ${look}><style>${STYLE}</style>${strokes}</svg>`
  return `data:image/svg+xml;charset=utf-8,${svg.replace(/[%#\n]/g, encodeURIComponent)}`
}
