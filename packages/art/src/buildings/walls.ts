import type { WallKind } from '../ink/charter-look.ts'
import { paint } from '../ink/paint.ts'
import { boxPath, d } from '../ink/path.ts'
import { between, box, line, type Pen, tint } from '../ink/pen.ts'

const COLOURS: Readonly<Record<WallKind, readonly [light: string, shade: string]>> = {
  timber: [paint.plaster, paint.plasterShade],
  plaster: [paint.plaster, paint.plasterShade],
  stone: [paint.stone, paint.stoneShade],
  log: [paint.log, paint.logShade],
  brick: [paint.brick, paint.brickShade],
  iron: [paint.iron, paint.ironShade],
}

/** A wall with its darker third on the right and the marks of its material. */
export function wall(
  pen: Pen,
  kind: WallKind,
  beam: string,
  x: number,
  y: number,
  width: number,
  height: number,
): void {
  const [light, shade] = COLOURS[kind]
  box(pen, x, y, width, height, light)
  tint(pen, boxPath(x + width * 0.68, y + 0.8, width * 0.32 - 0.8, height - 1.6), shade, 0.85)
  if (kind === 'timber') beams(pen, beam, x, y, width, height)
  else if (kind === 'plaster')
    line(pen, d`M${x + 1} ${y + height - 4}H${x + width - 1}`, 1.3, 0.8, paint.timber)
  else line(pen, texture(pen, kind, x, y, width, height), kind === 'iron' ? 1 : 0.9, 0.5)
}

function beams(pen: Pen, beam: string, x: number, y: number, width: number, height: number): void {
  const middle = y + height * 0.5
  line(
    pen,
    d`M${x + 1} ${middle}H${x + width - 1}M${x + width / 2} ${y + 1}V${y + height - 1}M${x + 2} ${middle}L${x + width * 0.22} ${y + 1}M${x + width - 2} ${middle}L${x + width * 0.78} ${y + 1}`,
    1.6,
    0.9,
    beam,
  )
}

function texture(
  pen: Pen,
  kind: 'stone' | 'log' | 'brick' | 'iron',
  x: number,
  y: number,
  width: number,
  height: number,
): string {
  let path = ''
  if (kind === 'log') {
    for (let row = y + 4; row < y + height - 1; row += 4.2) path += d`M${x + 1} ${row}H${x + width - 1}`
    return path
  }
  if (kind === 'iron') {
    for (let seam = x + width / 4; seam < x + width - 1; seam += width / 4)
      path += d`M${seam} ${y + 1}V${y + height - 1}`
    for (let rivet = x + 3; rivet < x + width - 1; rivet += 5)
      path += d`M${rivet} ${y + 2.6}h.1M${rivet} ${y + height - 2.6}h.1`
    return path
  }
  const count = kind === 'stone' ? 5 : 7
  for (let place = 0; place < count; place++) {
    const left = between(pen, x + 2, x + width - 7)
    const top = between(pen, y + 3, y + height - 2)
    path += kind === 'stone' ? d`M${left} ${top}h${between(pen, 3, 6)}v2.4` : d`M${left} ${top}h4`
  }
  return path
}
