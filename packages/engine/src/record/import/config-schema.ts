import type { CampaignConfig } from '../../campaign/new-campaign.ts'
import type { SingleGameConfig } from '../../campaign/single-game.ts'
import type { Catalogue } from '../../catalogue/catalogue.ts'
import { CHARTERS } from '../../catalogue/charter.ts'
import { RULE_NAMES } from '../../catalogue/rule-name.ts'
import { HOUSE_RULES, type HouseRules } from '../../state/house-rules.ts'
import { LAST_GAME, type SeatConfig } from '../../state/legacy.ts'
import { PLOTS } from '../../state/spot.ts'
import {
  type Checker,
  distinct,
  isObject,
  known,
  list,
  nullOr,
  object,
  oneOf,
  type Shape,
  type Trouble,
  whole,
} from './checker.ts'
import { isName } from './names.ts'
import { type Numbers, numbersOf, orNone } from './numbers.ts'

export const isSeatConfig: Checker = object<SeatConfig>({
  charter: whole(0, CHARTERS.length - 1),
  name: isName,
  player: oneOf(['person', 'automa']),
})

const someSeats = list(isSeatConfig, CHARTERS.length, 1)

/** One to six seats, each with a charter of its own. */
export const areSeats: Checker = (value) => someSeats(value) ?? sameCharter(value as readonly SeatConfig[])

function sameCharter(seats: readonly SeatConfig[]): Trouble | null {
  const twice = seats.findIndex(
    ({ charter }, seat) => seats.findIndex((other) => other.charter === charter) < seat,
  )
  return twice < 0 ? null : { path: `[${twice}].charter`, max: null }
}

/** Each house rule with its values, those of older saves too. */
const houseRules = Object.fromEntries(
  HOUSE_RULES.map((rule) => [
    rule.field,
    oneOf([rule.standard, rule.alternative, ...('formerly' in rule ? [rule.formerly] : [])]),
  ]),
) as Shape<HouseRules>
const FIELDS = HOUSE_RULES.map(({ field }) => field)
/** Every save holds H1 to H8; the rules after them were added later. */
const IN_FIRST_SAVES = 8

export const areSomeHouseRules: Checker = object(houseRules, FIELDS)
export const areHouseRules: Checker = object(houseRules, FIELDS.slice(IN_FIRST_SAVES))

/** Automas need a person to play with. */
const withPerson: Checker = (value) =>
  areSeats(value) ??
  ((value as readonly SeatConfig[]).some(({ player }) => player === 'person')
    ? null
    : { path: '', max: null })

const common = {
  seed: whole(-Number.MAX_SAFE_INTEGER, Number.MAX_SAFE_INTEGER),
  seats: withPerson,
  houseRules: areSomeHouseRules,
}

const isCampaign = object<CampaignConfig>(
  { ...common, automaLevel: oneOf([1, 2]), theme: whole(0, Number.MAX_SAFE_INTEGER) },
  ['houseRules', 'automaLevel', 'theme'],
)

/** How a campaign began, or a single game. */
export function configSchema({ buildings, guideposts }: Numbers): Checker {
  const isVillage = villageSchema(buildings)
  const isSingle = object<SingleGameConfig>(
    {
      ...common,
      stage: whole(1, LAST_GAME),
      village: (value) => (value === 'random' ? null : isVillage(value)),
      rules: distinct(oneOf(RULE_NAMES), RULE_NAMES.length),
      guidepost: known(orNone(guideposts)),
    },
    ['houseRules', 'rules', 'guidepost'],
  )
  return (value) => (isObject(value) && Object.hasOwn(value, 'stage') ? isSingle(value) : isCampaign(value))
}

/** Whether a campaign or single game can begin like this: only what the box holds, and of everything as much as there is. */
export function isConfig(catalogue: Catalogue, value: unknown): value is CampaignConfig | SingleGameConfig {
  return configSchema(numbersOf(catalogue))(value) === null
}

function villageSchema(buildings: ReadonlySet<number>): Checker {
  const plots = list(nullOr(known(buildings)), PLOTS)
  const shape = object<Record<string, readonly number[]>>(
    Object.fromEntries(CHARTERS.map((charter) => [charter, plots])),
  )
  return (value) => shape(value) ?? standsTwice(Object.values(value as Record<string, readonly number[]>))
}

function standsTwice(charters: readonly (readonly (number | null)[])[]): Trouble | null {
  const standing = charters.flat().filter((building) => building !== null)
  return new Set(standing).size === standing.length ? null : { path: '', max: null }
}
