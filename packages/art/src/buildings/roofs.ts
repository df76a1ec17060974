import type { Look, RoofKind } from '../ink/charter-look.ts'
import { EDGE } from '../ink/mark.ts'
import { paint } from '../ink/paint.ts'
import { d, polygonPath } from '../ink/path.ts'
import { area, between, disc, line, type Pen, polygon, tint } from '../ink/pen.ts'

/** A roof from eave to eave (x0, x1), its eave line and its height. */
export type Span = { readonly x0: number; readonly x1: number; readonly y: number; readonly h: number }

export function roof(pen: Pen, look: Look, kind: RoofKind, span: Span): void {
  DRAWN[kind](pen, look, span)
}

const DRAWN: Readonly<Record<RoofKind, (pen: Pen, look: Look, span: Span) => void>> = {
  dome,
  mansard,
  'a-frame': aFrame,
  pantile,
  saw,
  thatch,
  gable,
}

/** A pumpkin with its stem. */
function dome(pen: Pen, { main, shade, lit }: Look, { x0, x1, y, h }: Span): void {
  const w = x1 - x0
  const cx = (x0 + x1) / 2
  area(
    pen,
    d`M${x0 - 3} ${y + 1}C${x0 - 2} ${y - h * 0.62} ${cx - w * 0.3} ${y - h * 0.98} ${cx} ${y - h}C${cx + w * 0.3} ${y - h * 0.98} ${x1 + 2} ${y - h * 0.62} ${x1 + 3} ${y + 1}Q${cx} ${y + 4} ${x0 - 3} ${y + 1}Z`,
    main,
  )
  tint(
    pen,
    d`M${cx + w * 0.2} ${y - h * 0.86}C${x1} ${y - h * 0.6} ${x1 + 1} ${y - h * 0.3} ${x1 + 2} ${y + 0.5}L${x1 - w * 0.2} ${y + 1.8}C${x1 - w * 0.16} ${y - h * 0.4} ${x1 - w * 0.26} ${y - h * 0.7} ${cx + w * 0.2} ${y - h * 0.86}Z`,
    shade,
    0.55,
  )
  const ribs = [-0.3, -0.1, 0.12, 0.32].map(
    (t) =>
      d`M${cx + t * 3} ${y - h}C${cx + t * w * 1.1} ${y - h * 0.8} ${cx + t * w * 1.25} ${y - h * 0.4} ${cx + t * w * 1.15} ${y + 2}`,
  )
  line(pen, ribs.join(''), 1, 0.6)
  line(
    pen,
    d`M${x0 + w * 0.12} ${y - h * 0.3}C${x0 + w * 0.14} ${y - h * 0.6} ${x0 + w * 0.2} ${y - h * 0.7} ${x0 + w * 0.27} ${y - h * 0.8}`,
    2,
    0.9,
    lit,
  )
  line(pen, d`M${cx} ${y - h}q.3-4 3.6-5`, 2.6, 1, paint.leafDeep)
}

/** Slate in two pitches, with iron cresting. */
function mansard(pen: Pen, { main, shade, lit }: Look, { x0, x1, y, h }: Span): void {
  const w = x1 - x0
  const t = w * 0.2
  const k = h * 0.72
  polygon(
    pen,
    [
      [x0 - 2.5, y + 1],
      [x0 + t * 0.6, y - k],
      [x1 - t * 0.6, y - k],
      [x1 + 2.5, y + 1],
    ],
    main,
  )
  polygon(
    pen,
    [
      [x0 + t * 0.3, y - k],
      [x0 + t * 1.2, y - h],
      [x1 - t * 1.2, y - h],
      [x1 - t * 0.3, y - k],
    ],
    shade,
  )
  tint(
    pen,
    polygonPath([
      [x1 - w * 0.3, y - k + 1],
      [x1 - t * 0.6 - 0.6, y - k + 1],
      [x1 + 1.3, y],
      [x1 - w * 0.24, y],
    ]),
    shade,
    0.6,
  )
  let slates = ''
  for (let row = 1; row <= 2; row++) {
    const inset = (t * 0.6 * row) / 3
    for (let x = x0 + inset + 2; x < x1 - inset - 3; x += 5.2)
      slates += d`M${x + (row % 2) * 2.6} ${y + 1 - (k * row) / 3}q2.6 3 5.2 0`
  }
  line(pen, slates, 0.9, 0.6)
  line(pen, d`M${x0 + 2} ${y - 2}L${x0 + t * 0.7} ${y - k + 3}`, 1.6, 0.8, lit)
  let cresting = ''
  for (let x = x0 + t * 1.5; x < x1 - t * 1.3; x += 4) cresting += d`M${x} ${y - h}v-3`
  line(pen, cresting, EDGE, 0.9)
}

/** Steep to the ground, boards crossed at the top. */
function aFrame(pen: Pen, { main, shade, lit }: Look, { x0, x1, y, h }: Span): void {
  const w = x1 - x0
  const cx = (x0 + x1) / 2
  line(
    pen,
    d`M${cx - 3.5} ${y - h - 4.5}L${cx + 1.5} ${y - h + 3}M${cx + 3.5} ${y - h - 4.5}L${cx - 1.5} ${y - h + 3}`,
    1.8,
    1,
    paint.timber,
  )
  polygon(
    pen,
    [
      [x0 - 5, y + 5],
      [cx, y - h],
      [x1 + 5, y + 5],
    ],
    main,
  )
  tint(
    pen,
    polygonPath([
      [cx, y - h + 1.5],
      [x1 + 3.6, y + 4.2],
      [cx + w * 0.16, y + 4.2],
    ]),
    shade,
    0.5,
  )
  let shingles = ''
  for (let row = 1; row <= 3; row++) {
    const share = row / 4
    const half = (w / 2 + 5) * share
    shingles += d`M${cx - half + 1} ${y + 5 - (h + 5) * (1 - share)}`
    for (let x = cx - half + 1; x < cx + half - 3; x += 4) shingles += 'l2 2.2l2-2.2'
  }
  line(pen, shingles, 0.9, 0.55)
  line(pen, d`M${cx - w * 0.3} ${y - h * 0.18}L${cx - 2} ${y - h * 0.82}`, 1.8, 0.8, lit)
}

/** A low hip with curved eaves and round tiles. */
function pantile(pen: Pen, { main, shade, lit }: Look, { x0, x1, y, h }: Span): void {
  const w = x1 - x0
  const cx = (x0 + x1) / 2
  const t = w * 0.2
  area(
    pen,
    d`M${x0 - 6} ${y - 1}Q${x0 + t * 0.4} ${y - h * 0.25} ${x0 + t} ${y - h}H${x1 - t}Q${x1 - t * 0.4} ${y - h * 0.25} ${x1 + 6} ${y - 1}Q${cx} ${y + 4} ${x0 - 6} ${y - 1}Z`,
    main,
  )
  tint(
    pen,
    d`M${x1 - t} ${y - h + 0.8}Q${x1 - t * 0.4} ${y - h * 0.25} ${x1 + 5} ${y - 0.6}L${x1 - w * 0.22} ${y + 1}L${x1 - t - w * 0.1} ${y - h + 0.8}Z`,
    shade,
    0.5,
  )
  let tiles = ''
  for (let row = 1; row <= 3; row++) {
    const inset = t * (1 - row * 0.34)
    for (let x = x0 + inset; x < x1 - inset - 3; x += 4.6)
      tiles += d`M${x + (row % 2) * 2} ${y - h + h * row * 0.27}a2.3 2.3 0 0 0 4.6 0`
  }
  line(pen, tiles, 0.9, 0.6)
  line(pen, d`M${x0 + t - 1} ${y - h}H${x1 - t + 1}`, 2.6, 1, shade)
  line(
    pen,
    d`M${x0 - 1} ${y - 3.5}Q${x0 + t * 0.6} ${y - h * 0.4} ${x0 + t * 1.2} ${y - h * 0.8}`,
    1.6,
    0.85,
    lit,
  )
}

/** The teeth of a workshop, each with its pane of glass. */
function saw(pen: Pen, { main, lit }: Look, { x0, x1, y, h }: Span): void {
  const w = x1 - x0
  const teeth = w > 30 ? 3 : 2
  const tw = (w + 4) / teeth
  for (let tooth = 0; tooth < teeth; tooth++) {
    const a = x0 - 2 + tooth * tw
    polygon(
      pen,
      [
        [a, y + 1],
        [a, y - h],
        [a + tw, y - h * 0.28],
        [a + tw, y + 1],
      ],
      main,
    )
    tint(
      pen,
      polygonPath([
        [a + 1, y],
        [a + 1, y - h + 2],
        [a + tw * 0.3, y - h * 0.82],
        [a + tw * 0.3, y],
      ]),
      paint.glass,
    )
    line(
      pen,
      d`M${a + tw * 0.3} ${y}V${y - h * 0.82}M${a + 1} ${y - h * 0.42}H${a + tw * 0.3}M${a + tw * 0.55} ${y}V${y - h * 0.62}M${a + tw * 0.78} ${y}V${y - h * 0.44}`,
      1,
      0.6,
    )
    line(pen, d`M${a + tw * 0.36} ${y - h * 0.72}L${a + tw * 0.92} ${y - h * 0.3}`, 1.4, 0.8, lit)
  }
}

/** Straw with round shoulders. */
function thatch(pen: Pen, { main, shade, lit }: Look, { x0, x1, y, h }: Span): void {
  const w = x1 - x0
  const cx = (x0 + x1) / 2
  const k = h * 0.45
  area(
    pen,
    d`M${x0 - 5} ${y + 3}Q${x0 - 5} ${y - 1} ${x0 - 2} ${y - k + 2}Q${x0 - 1} ${y - k} ${x0 + w * 0.1} ${y - k - 2}L${cx - 4} ${y - h}Q${cx} ${y - h - 3} ${cx + 4} ${y - h}L${x1 - w * 0.1} ${y - k - 2}Q${x1 + 1} ${y - k} ${x1 + 2} ${y - k + 2}Q${x1 + 5} ${y - 1} ${x1 + 5} ${y + 3}Q${cx} ${y - 1} ${x0 - 5} ${y + 3}Z`,
    main,
  )
  tint(
    pen,
    d`M${cx + 3} ${y - h}L${x1 - w * 0.1} ${y - k - 1.6}Q${x1 + 1} ${y - k} ${x1 + 1.5} ${y - k + 2}L${x1 + 4} ${y + 2}L${x1 - w * 0.2} ${y + 0.6}Z`,
    shade,
    0.38,
  )
  let straws = ''
  for (let straw = 0; straw < 13; straw++) {
    const x = between(pen, x0 + 3, x1 - 3)
    const top = between(pen, y - 3 - h * 0.55, y - 3)
    if (Math.abs(x - cx) / (w / 2) < 0.95 - ((y - top) / h) * 0.6)
      straws += d`M${x} ${top}l${(x - cx) * 0.05} 4`
  }
  line(pen, straws, 0.9, 0.55)
  line(pen, d`M${cx - 6} ${y - h + 2.6}l2 2.6 2-2.6 2 2.6 2-2.6 2 2.6 2-2.6`, 1, 0.8, shade)
  line(pen, d`M${x0 + w * 0.16} ${y - k - 2}L${cx - 6} ${y - h + 4.5}`, 1.7, 0.9, lit)
}

/** A stepped gable with copper caps: the buildings of no charter. */
function gable(pen: Pen, { main, shade, lit }: Look, { x0, x1, y, h }: Span): void {
  const w = x1 - x0
  const cx = (x0 + x1) / 2
  const run = w / 2 / 3.4
  const climb = h / 3.3
  polygon(
    pen,
    [
      [x0 + 4, y - h * 0.86],
      [x1 - 2, y - h * 0.86],
      [x1 + 4, y + 1],
      [x0 - 4, y + 1],
    ],
    main,
  )
  tint(
    pen,
    polygonPath([
      [x1 - w * 0.2, y - h * 0.84],
      [x1 - 3, y - h * 0.84],
      [x1 + 3, y],
      [x1 - w * 0.12, y],
    ]),
    shade,
    0.55,
  )
  line(pen, d`M${x0 + 1} ${y - 3}L${x0 + 5} ${y - h * 0.78}`, 1.6, 0.9, lit)
  polygon(
    pen,
    [
      [cx - run * 2.4, y + 0.5],
      [cx - run * 2.4, y - climb],
      [cx - run * 1.4, y - climb],
      [cx - run * 1.4, y - climb * 2],
      [cx - run * 0.6, y - climb * 2],
      [cx - run * 0.6, y - climb * 3],
      [cx + run * 0.6, y - climb * 3],
      [cx + run * 0.6, y - climb * 2],
      [cx + run * 1.4, y - climb * 2],
      [cx + run * 1.4, y - climb],
      [cx + run * 2.4, y - climb],
      [cx + run * 2.4, y + 0.5],
    ],
    paint.plaster,
  )
  line(
    pen,
    d`M${cx - run * 2.6} ${y - climb}h${run * 1.1}M${cx - run * 1.6} ${y - climb * 2}h${run}M${cx - run * 0.8} ${y - climb * 3}h${run * 1.6}M${cx + run * 0.7} ${y - climb * 2}h${run * 0.9}M${cx + run * 1.5} ${y - climb}h${run * 1.1}`,
    2.6,
    1,
    shade,
  )
  disc(pen, cx, y - climb * 1.35, 2.6, paint.window, EDGE)
}
