import { memo } from 'react'
import { d } from '../ink/path.ts'
import { SCENE_WIDTH } from './layout.ts'
import { scattered } from './scattered.ts'

/** How far down the sky reaches. */
export const SKY_HEIGHT = 112

/** What changes in the sky: stars at night, clouds by day. Its colour is a gradient behind them. */
export const SkyMarks = memo(function SkyMarks() {
  return (
    <>
      <path className="village-stars" d={STARS} stroke="#fff3cf" strokeWidth={1.6} strokeLinecap="round" />
      <path className="village-clouds" d={CLOUDS} fill="#fff" />
    </>
  )
})

const STARS = scattered(46, 5, (random) => d`M${random() * SCENE_WIDTH} ${random() * 72}h.1`)
const CLOUDS = (
  [
    [130, 50, 1],
    [700, 52, 1.2],
    [420, 58, 0.8],
  ] as const
)
  .map(
    ([x, y, k]) =>
      d`M${x - 24 * k} ${y + 8 * k}q${-3 * k} ${-9 * k} ${6 * k} ${-10 * k}q${3 * k} ${-10 * k} ${14 * k} ${-7 * k}q${9 * k} ${-4 * k} ${13 * k} ${5 * k}q${10 * k} 0 ${9 * k} ${8 * k}q0 ${5 * k} ${-6 * k} ${5 * k}h${-30 * k}q${-6 * k} 0 ${-6 * k} ${-k}Z`,
  )
  .join('')
