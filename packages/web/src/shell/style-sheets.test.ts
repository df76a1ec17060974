import { readdirSync, readFileSync } from 'node:fs'
import { basename } from 'node:path'
import { MOTION } from '@charterstone/art/motion.ts'
import { describe, expect, it } from 'vitest'
import { styleSheetOf } from '../../build/style-sheets.ts'
import { CONDITIONS, HEIGHT, WIDTH } from './breakpoints.ts'

const packages = new URL('../../../', import.meta.url).pathname
const sources = ['art/src/', 'web/src/']
  .flatMap((folder) =>
    readdirSync(packages + folder, { recursive: true, encoding: 'utf8' }).map((path) => `${folder}${path}`),
  )
  .filter((path) => /\.(css|tsx?)$/.test(path) && !path.includes('.test.'))
  .map((path) => ({ path, text: read(path) }))
const sheets = sources.filter(({ path }) => path.endsWith('.css'))
const tokens = read('art/src/tokens.css')
const colours = read('art/src/colours.css')

function read(path: string): string {
  return readFileSync(packages + path, 'utf8')
}

/** The lines that break a rule, as `path: line`. */
function linesWith(isWrong: (line: string) => boolean): readonly string[] {
  return sheets.flatMap(({ path, text }) =>
    text
      .split('\n')
      .filter(isWrong)
      .map((line) => `${path}: ${line.trim()}`),
  )
}

function namesIn(text: string, pattern: RegExp): readonly string[] {
  return [...text.matchAll(pattern)].map(([, ...names]) => names.find((name) => name !== undefined) ?? '')
}

describe('layers', () => {
  it('a sheet of the shell is a control and a sheet of a screen lies above it', () => {
    const rule = '.a {\n  color: red;\n}\n'
    expect(styleSheetOf('/web/src/shell/button.module.css', rule)).toMatch(/^@layer controls \{\n\.a/)
    expect(styleSheetOf('/web/src/screens/home/home.module.css', rule)).toMatch(/^@layer screens \{\n\.a/)
    expect(styleSheetOf('/web/src/table/parts/section.module.css', rule)).toMatch(/^@layer screens \{\n\.a/)
  })

  it('the page declares the order before it loads a sheet', () => {
    const page = read('web/index.html')
    expect(page).toContain('@layer tokens, base, controls, screens, calm;')
    expect(page.indexOf('@layer')).toBeLessThan(page.indexOf('/src/main.tsx'))
  })

  it.each(sheets.filter(({ path }) => basename(path) !== 'fonts.css'))(
    'the sheet $path is in a layer',
    ({ path, text }) => {
      const sheet = styleSheetOf(`/${path}`, text)
        .replace(/\/\*.*?\*\/|@import[^;]+;/gs, '')
        .trim()
      expect(sheet).toMatch(/^@layer (tokens|base|controls|screens) \{/)
      expect(sheet.endsWith('}')).toBe(true)
    },
  )
})

describe('breakpoints', () => {
  it('every named condition stands for a query', () => {
    const query = `@media ${Object.keys(CONDITIONS)
      .join(' and ')
      .replaceAll(/--[a-z-]+/g, '($&)')} {}`
    const written = styleSheetOf('base.css', query)
    expect(written).not.toContain('--')
    expect(written).toContain(`(width < ${WIDTH.phone}px)`)
    expect(written).toContain(`(height < ${HEIGHT.short}px)`)
  })

  it('an unknown condition stops the build', () => {
    expect(() => styleSheetOf('base.css', '@media (--watch) {}')).toThrow('--watch')
  })

  it('media queries name their condition', () => {
    const isNamed =
      /^\s*@media (\(--[a-z-]+\)(,| and)? ?)+\{$|^\s*@media (print|\(prefers-reduced-motion: reduce\)) \{$/
    expect(linesWith((line) => line.includes('@media') && !isNamed.test(line))).toEqual([])
  })

  it('container queries of the table repeat no breakpoint as a number', () => {
    const numbers = [...Object.values(WIDTH), ...Object.values(HEIGHT)]
    const repeated = new RegExp(`@container table .*\\b(${numbers.join('|')})px`)
    expect(linesWith((line) => repeated.test(line))).toEqual([])
  })
})

describe('tokens', () => {
  it('each token is defined once', () => {
    const shared = sheets.flatMap(({ text }) => namesIn(text, /^\s*(--(?:(?:t|z|d)-[a-z0-9-]+|[sr]\d)):/gm))
    expect(shared.length).toBeGreaterThan(40)
    expect(shared.filter((name, index) => shared.indexOf(name) !== index)).toEqual([])
  })

  it('nothing uses a custom property that no sheet and no component sets', () => {
    const inSheet = /(?<![\w-])(--[\w-]+)\s*:/g
    const inComponent = /'(--[\w-]+)'\]?:|setProperty\('(--[\w-]+)'/g
    const known = new Set(
      sources.flatMap(({ path, text }) => namesIn(text, path.endsWith('.css') ? inSheet : inComponent)),
    )
    const used = sources.flatMap(({ path, text }) =>
      namesIn(text, /var\(\s*(--[\w-]+)\s*[,)]/g).map((name) => ({ path, name })),
    )
    expect(used.length).toBeGreaterThan(1000)
    expect(used.filter(({ name }) => !known.has(name))).toEqual([])
  })

  it('a z-index is a name of the scale', () => {
    const isNamed = /z-index: var\(--z-[a-z]+\);/
    expect(linesWith((line) => line.includes('z-index') && !isNamed.test(line))).toEqual([])
  })

  it.each(Object.entries(MOTION))('the token --d-%s lasts %i ms, as in motion.ts', (name, time) => {
    expect(tokens).toContain(`--d-${name}: max(1ms, ${time}ms * var(--motion));`)
  })

  it('the page begins in the colour of the paper', () => {
    const [day, night] = namesIn(colours, /--paper: (#[0-9a-f]{6});/g)
    expect(read('web/index.html')).toContain(`<meta name="theme-color" content="${day}" />`)
    expect(read('web/public/first-paint.js')).toContain(`isDark ? '${night}' : '${day}'`)
    expect(read('web/public/icon.svg')).toContain(`${day}`)
    expect(namesIn(read('web/vite.config.ts'), /_color: '(#[0-9a-f]{6})'/g)).toEqual([day, day])
  })
})
