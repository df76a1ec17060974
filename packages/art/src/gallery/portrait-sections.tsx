import { greengully } from '@charterstone/content'
import { Portrait } from '../portraits/portrait.tsx'

const { personas, assistants, guests, friends, companions } = greengully
const MINION_CARDS = [227, 234, 278, 297, 309, 332, 343].map((number) => ({ number, slug: 'minion' }))

export function PortraitsSection() {
  return [personas, assistants, MINION_CARDS, guests, friends, companions].map((list) => (
    <div
      key={list[0]?.number}
      className="gallery-grid"
      style={{ '--cell': '116px' } as Record<string, string>}
    >
      {list.map(({ number, slug }) => (
        <figure key={number}>
          <Portrait number={number} size={116} />
          <figcaption>
            {number} {slug}
          </figcaption>
        </figure>
      ))}
    </div>
  ))
}
