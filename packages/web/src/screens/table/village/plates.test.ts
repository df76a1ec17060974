import { expect, test } from 'vitest'
import { EDGES, emsOf, type Named, platesOf } from './plates.ts'

const LETTERS = 13
/** The distance of two tiles. */
const STEP = 82.3

const row = (...names: readonly string[]): readonly Named[] =>
  names.map((name, index) => ({ name, x: 100 + index * STEP, y: 200 }))

/** The left and the right edge of each plate. */
function edgesOf(names: readonly Named[], letters = LETTERS): readonly (readonly [number, number])[] {
  return platesOf(names, letters).map(({ lines, size }, index) => {
    const half = (Math.max(...lines.map(emsOf)) * size + EDGES) / 2
    const x = names[index]?.x ?? 0
    return [x - half, x + half] as const
  })
}

const gapsOf = (edges: readonly (readonly [number, number])[]) =>
  edges.slice(1).map(([left], index) => left - (edges[index]?.[1] ?? 0))

test('plates of neighbours with long names do not touch', () => {
  for (const letters of [13, 16])
    for (const names of [
      row('Kalenderhaus', 'Schattentheater', 'Teegarten'),
      row('Dorfbackofen', 'Nachtmuseum', 'Signalturm'),
      row('Spielzeugwerkstatt', 'Laternenschuppen', 'Meisterwerkstatt'),
      row('Wypożyczalnia narzędzi', 'Szopa z lampionami', 'Tablica ogłoszeń'),
    ])
      expect(Math.min(...gapsOf(edgesOf(names, letters)))).toBeGreaterThan(2)
})

test('a long word beside a short name keeps its size', () => {
  const [, plate] = platesOf(row('Hof', 'Schattentheater', 'Markt'), LETTERS)
  expect(plate).toEqual({ lines: ['Schattentheater'], size: LETTERS })
})

test('a name too long for one line has two of much the same length', () => {
  const [plate] = platesOf(row('Wypożyczalnia narzędzi', 'Targ'), LETTERS)
  expect(plate?.lines).toEqual(['Wypożyczalnia', 'narzędzi'])
})

test('a word of one letter goes to the next line', () => {
  const [plate] = platesOf(row('Port w chmurach', 'Targ'), LETTERS)
  expect(plate?.lines).toEqual(['Port', 'w chmurach'])
})

test('a plate without neighbours has one line where there is room', () => {
  expect(platesOf(row('Plac golemów'), LETTERS)).toEqual([{ lines: ['Plac golemów'], size: LETTERS }])
})
