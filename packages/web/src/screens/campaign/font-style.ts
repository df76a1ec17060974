/** The upright faces of a font of the page, with their letters inside, for a file that leaves the page. */
export async function fontStyle(family: string): Promise<string> {
  const faces = [...document.styleSheets].flatMap(rulesOf).filter((rule) => isFace(rule, family))
  const styles = await Promise.all(faces.map(embedded))
  return styles.join('\n')
}

function rulesOf(sheet: CSSStyleSheet): readonly CSSRule[] {
  try {
    return [...sheet.cssRules]
  } catch {
    // A sheet of another address keeps its rules to itself.
    return []
  }
}

function isFace(rule: CSSRule, family: string): rule is CSSFontFaceRule {
  if (!(rule instanceof CSSFontFaceRule)) return false
  const { style } = rule
  return (
    style.getPropertyValue('font-family').includes(family) &&
    style.getPropertyValue('font-style') !== 'italic'
  )
}

async function embedded(face: CSSFontFaceRule): Promise<string> {
  const [, address] = /url\(["']?([^"')]+)["']?\)/.exec(face.style.getPropertyValue('src')) ?? []
  if (address === undefined) return ''
  try {
    const file = await fetch(new URL(address, face.parentStyleSheet?.href ?? location.href))
    return face.cssText.replace(address, await dataUrl(await file.blob()))
  } catch {
    // Without the font another one with serifs will do.
    return ''
  }
}

function dataUrl(file: Blob): Promise<string> {
  return new Promise((resolve, reject) => {
    const reader = new FileReader()
    reader.onload = () => resolve(typeof reader.result === 'string' ? reader.result : '')
    reader.onerror = () => reject(reader.error ?? new Error('the font could not be read'))
    reader.readAsDataURL(file)
  })
}
