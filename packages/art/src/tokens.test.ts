import { readdirSync, readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { contrast } from '../test-support/contrast.ts'
import { mix } from './scene/daylight.ts'

const folder = new URL('.', import.meta.url).pathname
const css = ['colours.css', 'tokens.css', 'art.css', 'scene/village.css', 'gallery/gallery.css']
  .map((file) => readFileSync(`${folder}${file}`, 'utf8'))
  .join('\n')
const sources = readdirSync(folder, { recursive: true, encoding: 'utf8' })
  .filter((file) => /\.(tsx?|css)$/.test(file) && !file.includes('.test.'))
  .map((file) => ({ file, text: readFileSync(`${folder}${file}`, 'utf8') }))

/** Set by components at run time. */
const SET_BY_CODE = new Set([
  '--growth',
  '--size',
  '--sky-from',
  '--sky-to',
  '--day-top',
  '--day-horizon',
  '--day-ink',
  '--day-stars',
  '--cell',
])
const PATTERNED = /var\(--\$\{[a-z.]+\}(-[a-z]+)?\)/

function valuesOf(selector: string): ReadonlyMap<string, string> {
  const values = new Map<string, string>()
  const colours = readFileSync(`${folder}colours.css`, 'utf8')
  for (const [, head, body] of colours.matchAll(/([^{}]+)\{([^{}]*)\}/g))
    if (head?.split(',').some((one) => one.trim().endsWith(selector)))
      for (const [, name, value] of body?.matchAll(/(--[\w-]+):\s*([^;]+);/g) ?? [])
        values.set(name ?? '', value ?? '')
  return values
}

describe('tokens', () => {
  const defined = new Set([...css.matchAll(/(--[\w-]+):/g)].map(([, name]) => name))

  test('every colour that a drawing uses is defined', () => {
    const missing = sources.flatMap(({ file, text }) =>
      [...text.matchAll(/var\((--[\w-]+)[,)]/g)]
        .map(([, name]) => name ?? '')
        .filter((name) => !defined.has(name) && !SET_BY_CODE.has(name))
        .map((name) => `${file}: ${name}`),
    )
    expect(missing).toEqual([])
  })

  test('names made of a charter exist for all six', () => {
    const endings = new Set(
      sources.flatMap(({ text }) =>
        [...text.matchAll(new RegExp(PATTERNED, 'g'))].map(([, end]) => end ?? ''),
      ),
    )
    for (const charter of ['purple', 'black', 'green', 'red', 'blue', 'yellow'])
      for (const end of endings) expect(defined).toContain(`--${charter}${end}`)
  })

  test('the dark theme changes only what the light one has', () => {
    const light = valuesOf(':root')
    for (const name of valuesOf('[data-theme="dark"]').keys()) expect([...light.keys()]).toContain(name)
  })

  test.each([
    [':root', 7],
    ['[data-theme="dark"]', 7],
  ])('text is legible in %s', (selector, least) => {
    const values = new Map([...valuesOf(':root'), ...valuesOf(selector)])
    const ratio = (a: string, b: string): number => contrast(values.get(a) ?? '', values.get(b) ?? '')
    expect(ratio('--ink', '--paper')).toBeGreaterThanOrEqual(least)
    expect(ratio('--ink-2', '--paper')).toBeGreaterThanOrEqual(least)
    expect(ratio('--ink-3', '--paper')).toBeGreaterThanOrEqual(4.5)
    expect(ratio('--on-action', '--action')).toBeGreaterThanOrEqual(4.5)
    expect(ratio('--sign-ink', '--sign')).toBeGreaterThanOrEqual(least)
    for (const charter of ['purple', 'black', 'green', 'red', 'blue', 'yellow']) {
      expect(ratio(`--${charter}-on`, `--${charter}`)).toBeGreaterThanOrEqual(3)
      expect(ratio(`--${charter}-deep`, `--${charter}-ground`)).toBeGreaterThanOrEqual(4.5)
      expect(ratio('--option', `--${charter}-ground`)).toBeGreaterThanOrEqual(3)
    }
  })

  test('colours mix by channel', () => {
    expect(mix('#000000', '#ff8040', 0.5)).toBe('#804020')
  })
})
