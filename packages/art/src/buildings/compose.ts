import { lookOf } from '../ink/charter-look.ts'
import { joined, type Mark } from '../ink/mark.ts'
import { paint } from '../ink/paint.ts'
import { newPen } from '../ink/pen.ts'
import { BASE, edgeOf, type House, type Side } from './house.ts'
import * as front from './parts/front-parts.ts'
import * as top from './parts/roof-parts.ts'
import * as beside from './parts/side-parts.ts'
import * as wing from './parts/wing-parts.ts'
import * as yard from './parts/yard-parts.ts'
import { barrel, pile } from './piles.ts'
import { bush, fence, pine, tree } from './plants.ts'
import { PART_PLACES, type Part, type PartPlace, type Recipe, type Size } from './recipe.ts'
import { roof } from './roofs.ts'
import { wall } from './walls.ts'

/** Width, height of the walls, height of the roof. */
const BODIES: Readonly<Record<Size, readonly [number, number, number]>> = {
  1: [30, 16, 20],
  2: [38, 18, 22],
  3: [40, 20, 24],
  4: [38, 20, 24],
  5: [34, 22, 24],
}

/** Draws a building from its recipe: what is behind it, its body, its parts from back to front, its yard. */
export function composeBuilding(recipe: Recipe): readonly Mark[] {
  const house = bodyOf(recipe)
  const has = (part: Part): boolean => recipe.parts.includes(part)
  backRow(house, recipe)
  if (has('chimney') || (house.look.roof === 'mansard' && !has('twin-chimneys'))) top.chimney(house)
  if (has('twin-chimneys')) {
    top.chimney(house, 0.12, 9)
    top.chimney(house, 0.36, 7, false)
  }
  if (has('headframe')) beside.headframe(house)
  if (has('ferris')) beside.ferris(house)
  secondBody(house, recipe)
  const { pen, look, x, width, height, rise } = house
  wall(pen, look.wall, look.shade, x - width / 2, BASE - height, width, height)
  roof(pen, look, look.roof, { x0: x - width / 2, x1: x + width / 2, y: BASE - height, h: rise })
  drawFront(house, recipe)
  for (const part of recipe.parts) drawPart(house, recipe, part)
  frontRow(house, recipe)
  return joined(pen.marks)
}

function bodyOf({ charter, size, parts, seed }: Recipe): House {
  const pen = newPen(seed)
  const side: Side = pen.random() < 0.5 ? -1 : 1
  const [width, height, rise] = BODIES[size]
  const needsRoom = size >= 3 || occupies(parts, 'wing')
  const isSided = occupies(parts, 'side')
  return {
    pen,
    look: lookOf(charter),
    side,
    x: side * ((needsRoom ? -4 : 0) + (isSided ? 5 : 0)),
    width: isSided ? width - 4 : width,
    height,
    rise,
  }
}

function occupies(parts: readonly Part[], place: PartPlace): boolean {
  return parts.some((part) => PART_PLACES[part] === place)
}

/** Trees behind the free side, where no part stands. */
function backRow({ pen, side, look }: House, { parts }: Recipe): void {
  const isWanted = pen.random() < 0.7
  if (occupies(parts, 'side') || parts.includes('orchard')) return
  if (look.roof === 'a-frame') pine(pen, -side * 31, 23, 1.05)
  else if (isWanted) tree(pen, -side * 31, 23, 0.9, look.roof === 'thatch' ? paint.yellowLit : paint.leaf)
}

function secondBody(house: House, { parts, size }: Recipe): void {
  const isLast = size === 5
  if (parts.includes('clock-tower')) wing.clockTower(house, isLast)
  else if (parts.includes('balloon-tower')) wing.balloonTower(house, isLast)
  else if (parts.includes('lookout')) wing.lookout(house)
  else if (parts.includes('oak')) wing.oak(house)
  else if (parts.includes('treehouse')) wing.treehouse(house)
  else if (isLast) wing.tower(house)
  else if (size >= 3) wing.wing(house)
}

const FRONTS: Readonly<Partial<Record<Part, (house: House) => void>>> = {
  stall: front.stall,
  arches: front.archedFront,
  vault: front.vault,
  stage: front.stage,
  balcony: front.balcony,
  barn: front.barn,
  oven: front.oven,
  bay: front.bay,
  columns: front.columns,
  tent: front.tent,
  adit: front.adit,
  portal: front.portal,
}

function drawFront(house: House, { parts }: Recipe): void {
  const part = parts.find((one) => PART_PLACES[one] === 'front')
  const draw = part === undefined ? undefined : FRONTS[part]
  if (draw === undefined) front.plainFront(house)
  else draw(house)
}

const OTHERS: Readonly<Partial<Record<Part, (house: House) => void>>> = {
  dormer: top.dormerWindow,
  'gable-clock': top.gableClock,
  sails: top.sails,
  cupola: top.cupola,
  moon: top.moon,
  gear: top.gear,
  telescope: top.telescope,
  rosette: top.rosette,
  mask: top.mask,
  pennants: top.pennants,
  crane: beside.crane,
  wheel: beside.wheel,
  fountain: beside.fountain,
  well: beside.well,
  kiln: beside.kiln,
  silo: beside.silo,
  scaffold: beside.scaffold,
  jetty: beside.jetty,
  signal: beside.signal,
  watch: beside.watch,
  board: beside.board,
  bunting: yard.stringOfFlags,
  lanterns: yard.lanterns,
  'inn-sign': yard.innSign,
  kegs: yard.kegs,
  heap: yard.heap,
  crates: yard.crates,
  cart: yard.loadedCart,
  'ore-cart': yard.oreCart,
  table: yard.table,
  hedge: yard.hedge,
  orchard: yard.orchard,
  picnic: yard.picnic,
  parasol: yard.parasol,
  turntable: yard.turntable,
}

function drawPart(house: House, { minion }: Recipe, part: Part): void {
  if (part === 'vane') top.vane(house, minion)
  else OTHERS[part]?.(house)
}

/** The heap of what is made here, or a barrel or bush; and a fence round the larger ones. */
function frontRow(house: House, { parts, pile: resource, size }: Recipe): void {
  const { pen, side, look } = house
  const x = edgeOf(house, 1) + side * 3
  const likesBarrels = pen.random() < 0.5
  const heap = resource ?? (size <= 2 && parts.includes('chimney') ? look.resource : null)
  if (!occupies(parts, 'yard')) {
    if (heap !== null) pile(pen, heap, x, 28)
    else if (likesBarrels) barrel(pen, x - side * 2, 27)
    else bush(pen, x - side, 27)
  }
  if (size >= 4 && !occupies(parts, 'side') && !parts.includes('table') && !parts.includes('orchard'))
    fence(pen, side > 0 ? -36 : 8, side > 0 ? -8 : 36, 29)
}
