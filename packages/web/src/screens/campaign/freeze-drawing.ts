/** What classes of the page may change about a part of a drawing. */
const PAINTED = ['fill', 'stroke', 'stroke-width', 'opacity', 'display', 'mix-blend-mode'] as const

/** A drawing of the page as a file of its own: every colour that the page gives it is written into it. */
export function freezeDrawing(drawing: SVGSVGElement, width: number, height: number, style: string): string {
  const copy = drawing.cloneNode(true) as SVGSVGElement
  const parts = drawing.querySelectorAll<SVGElement>('*')
  for (const [index, part] of copy.querySelectorAll<SVGElement>('*').entries()) {
    const original = parts[index]
    if (original !== undefined) freezePart(original, part)
  }
  copy.removeAttribute('class')
  copy.setAttribute('xmlns', 'http://www.w3.org/2000/svg')
  copy.setAttribute('width', `${width}`)
  copy.setAttribute('height', `${height}`)
  if (style !== '') {
    const sheet = document.createElementNS('http://www.w3.org/2000/svg', 'style')
    sheet.textContent = style
    copy.prepend(sheet)
  }
  return new XMLSerializer().serializeToString(copy)
}

function freezePart(original: SVGElement, part: SVGElement): void {
  const isStyled = part.hasAttribute('class') || part.hasAttribute('style')
  const owed = [...part.attributes].filter(({ value }) => value.includes('var(') || value === 'currentColor')
  if (!isStyled && owed.length === 0) return
  const computed = getComputedStyle(original)
  for (const { name } of owed) if (name !== 'style') part.setAttribute(name, computed.getPropertyValue(name))
  if (!isStyled) return
  part.removeAttribute('class')
  part.removeAttribute('style')
  for (const name of PAINTED) part.style.setProperty(name, computed.getPropertyValue(name))
  const transform = computed.getPropertyValue('transform')
  if (transform !== 'none' && !part.hasAttribute('transform')) part.style.setProperty('transform', transform)
}

/** The file drawn as a picture of dots. */
export async function pngOf(file: string, width: number, height: number): Promise<Blob | null> {
  const address = URL.createObjectURL(new Blob([file], { type: 'image/svg+xml' }))
  try {
    const image = new Image(width, height)
    image.src = address
    await image.decode()
    const canvas = document.createElement('canvas')
    canvas.width = width
    canvas.height = height
    canvas.getContext('2d')?.drawImage(image, 0, 0, width, height)
    return await new Promise((resolve) => canvas.toBlob(resolve, 'image/png'))
  } finally {
    URL.revokeObjectURL(address)
  }
}
