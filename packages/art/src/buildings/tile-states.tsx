import { HEX } from '../ink/hex.ts'

export type TileState = 'rest' | 'option' | 'hovered' | 'chosen' | 'closed'

/** The ring of a state; drawn after all bodies, so that no roof covers it. */
export function TileRing({ state }: { readonly state: TileState | 'hovered-line' }) {
  switch (state) {
    case 'option':
      return (
        <g fill="none">
          <path d={HEX} stroke="var(--option-glow)" strokeWidth={6.5} opacity="var(--glow-opacity)" />
          <path d={HEX} stroke="var(--option)" strokeWidth={1.6} />
        </g>
      )
    case 'hovered':
      return (
        <g fill="none">
          <path d={HEX} stroke="var(--option-glow)" strokeWidth={12} opacity={0.9} />
          <path d={HEX} stroke="var(--option)" strokeWidth={3.6} />
        </g>
      )
    case 'hovered-line':
      return <path d={HEX} fill="none" stroke="var(--option)" strokeWidth={3.6} />
    case 'chosen':
      return <path d={HEX} fill="none" stroke="var(--chosen)" strokeWidth={5} />
    case 'rest':
    case 'closed':
      return null
  }
}

/** Keyboard focus, outside every other ring. */
export function FocusRing() {
  return (
    <path
      d={HEX}
      transform="scale(1.15)"
      fill="none"
      stroke="var(--focus)"
      strokeWidth={2}
      className="art-focus"
    />
  )
}

/** Paper under a tile that cannot be chosen now and is drawn faintly. */
export function TileVeil() {
  return <path d={HEX} fill="var(--veil)" />
}

/** Five gold ticks round a new building. */
export function FreshTicks() {
  return (
    <path
      className="art-ticks"
      d="M-34-34l-5.4-5.4M34-36l5.4-5.8M0-52v-8.3M-42-8l-6.7-1.3M42-10l6.7-1.6"
      fill="none"
      stroke="var(--gold)"
      strokeWidth={2.4}
      strokeLinecap="round"
    />
  )
}
