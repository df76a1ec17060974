import { greengully } from '@charterstone/content'
import { CHARTERS, MINIONS, PERILS } from '@charterstone/engine'
import { BuildingPicture } from '../buildings/building-art.tsx'
import { StripBlock } from '../strip/strip-block.tsx'
import { StripRow } from '../strip/strip-row.tsx'
import { Crate, CratePicture } from '../things/crate-picture.tsx'
import { ThingPicture } from '../things/thing-picture.tsx'
import { Candle } from '../tokens/candle.tsx'
import { CharterDie } from '../tokens/charter-die.tsx'
import { InfluencePips } from '../tokens/influence-pips.tsx'
import { MinionToken } from '../tokens/minion-token.tsx'
import { Peg } from '../tokens/peg.tsx'
import { PerilToken } from '../tokens/peril-token.tsx'
import { SeatToken } from '../tokens/seat-token.tsx'

const { items, treasures, buildings } = greengully

export function ThingsSection() {
  return (
    <>
      <div className="gallery-grid" style={{ '--cell': '130px' } as Record<string, string>}>
        {[...items, ...treasures.filter(({ slug }) => slug.endsWith('1') || slug === 'chalice')].map(
          ({ number, slug }) => (
            <figure key={number}>
              <ThingPicture number={number} size={130} />
              <figcaption>
                {number} {slug}
              </figcaption>
            </figure>
          ),
        )}
      </div>
      <div className="gallery-row">
        {buildings.slice(6, 12).map((building) => (
          <div key={building.number} style={{ width: 150 }}>
            <BuildingPicture building={building} />
          </div>
        ))}
        <div style={{ width: 150 }}>
          <CratePicture number={12} charter="red" />
        </div>
        <Crate number={8} charter="purple" isOpen width={180} />
        <Crate number="K" charter={null} width={140} />
      </div>
    </>
  )
}

export function TokensSection() {
  return (
    <>
      <div className="gallery-row">
        {CHARTERS.map((charter) => (
          <span key={charter} className="gallery-row">
            <SeatToken charter={charter} size={18} />
            <SeatToken charter={charter} size={24} />
            <SeatToken charter={charter} size={32} />
            <Peg charter={charter} kind="large" size={40} />
            <Peg charter={charter} kind="small" size={40} />
            <Peg charter={charter} kind="spectral" size={40} />
            <Peg charter={charter} kind="large" size={24} away />
            <InfluencePips charter={charter} count={7} />
            <CharterDie charter={charter} size={40} />
          </span>
        ))}
      </div>
      <div className="gallery-row">
        {MINIONS.map((minion, index) => (
          <MinionToken key={minion} minion={minion} owner={CHARTERS[index] ?? null} size={36} />
        ))}
        <MinionToken minion="cat" owner={null} size={36} />
        {PERILS.map((peril) => (
          <PerilToken key={peril} peril={peril} size={36} />
        ))}
        {[6, 4, 2, 0].map((left) => (
          <Candle key={left} left={left} lit size={110} />
        ))}
        <Candle left={1} lit={false} size={110} />
      </div>
      <div className="gallery-row">
        {items.map((item) => (
          <StripRow
            key={item.number}
            cost={Object.fromEntries(
              item.pay.map((good) => [good, item.pay.filter((one) => one === good).length]),
            )}
            effects={item.benefit}
          />
        ))}
      </div>
      <div className="gallery-row">
        {buildings.slice(11, 14).map((building) => (
          <div key={building.number} style={{ width: 278 }}>
            <StripBlock
              cost={building.cost}
              effects={building.benefit}
              words={{
                pay: 'Pay',
                gain: 'Gain',
                ofEffect: (effect) => `what ${effect.kind} means, in words`,
              }}
            />
          </div>
        ))}
      </div>
    </>
  )
}
