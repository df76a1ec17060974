import type { CampaignScore, Standing } from '../../campaign/result.ts'
import { CHARTERS, MINIONS } from '../../catalogue/charter.ts'
import { BOX_GOODS, GOODS } from '../../catalogue/good.ts'
import { RULE_NAMES, type RuleName } from '../../catalogue/rule-name.ts'
import {
  CAPACITIES,
  type Capacity,
  type CharterRecord,
  type GameRecord,
  GLORY_ROWS,
  type Legacy,
} from '../../state/legacy.ts'
import { SPOTS } from '../../state/spot.ts'
import {
  type Checker,
  distinct,
  isTrueOrFalse,
  keyed,
  known,
  list,
  nullOr,
  object,
  oneOf,
  row,
  type Shape,
  type Trouble,
  text,
  whole,
} from './checker.ts'
import { areHouseRules, areSeats } from './config-schema.ts'
import { isSeat, isSeatOrNobody, LETTERS } from './frame-schema.ts'
import { LIMITS } from './limits.ts'
import { isNameOrNone } from './names.ts'
import { type Numbers, orNone } from './numbers.ts'

export const isVp: Checker = whole(0, 10_000)
/** A row of goods: of none more than the box holds. */
export const areGoods: Checker = row(whole(0, Math.max(...BOX_GOODS)), GOODS.length)
const MAX_NAMES = 400
const MAX_STORIES = 200

function allOf<Key extends string>(keys: readonly Key[], check: Checker): Checker {
  return object<Record<Key, unknown>>(
    Object.fromEntries(keys.map((key) => [key, check])) as Shape<Record<Key, unknown>>,
  )
}

const isGameRecord = object<GameRecord>({
  game: whole(1, LIMITS.games),
  seats: areSeats,
  vp: list(isVp, CHARTERS.length),
  winners: list(isSeat, CHARTERS.length),
  turns: list(isVp, CHARTERS.length),
})

const isScore = object<CampaignScore>({
  charter: isSeat,
  glory: isVp,
  buildings: isVp,
  trophies: isVp,
  capacity: isVp,
  personas: isVp,
  total: isVp,
  canWin: isTrueOrFalse,
})
const isStanding = object<Standing>({
  campaign: list(isScore, CHARTERS.length),
  champions: list(isSeat, CHARTERS.length),
})

function charterSchema({ cards, personas, victoryCards, companions }: Numbers): Checker {
  const somePersonas = distinct(known(personas), personas.size)
  return object<CharterRecord>({
    name: isNameOrNone,
    chest: somePersonas,
    used: somePersonas,
    glory: row(whole(0, 6), GLORY_ROWS),
    extraGlory: whole(0, 1000),
    capacity: allOf<Capacity>(CAPACITIES, whole(0, 10)),
    trophies: whole(0, 1000),
    companion: nullOr(object({ number: known(companions), kind: isTrueOrFalse })),
    victoryCard: known(orNone(victoryCards)),
    special: known(orNone(personas)),
    keptGoods: areGoods,
    keptCards: distinct(known(cards), cards.size),
  })
}

/** What stands where: commons on their spots, buildings on plots and tiles, nothing twice. */
function areBuildings({ buildings, commons }: Numbers): Checker {
  const spots = row(known(orNone(new Set([...buildings, ...commons]))), SPOTS)
  return (value) => {
    const trouble = spots(value)
    if (trouble !== null) return trouble
    const standing = (value as readonly number[]).filter((building) => building > 0)
    return new Set(standing).size === standing.length ? null : TWICE
  }
}
const TWICE: Trouble = { path: '', max: null }

export function legacySchema(numbers: Numbers): Checker {
  const { cards, objectives, personas, crates, guideposts } = numbers
  return object<Legacy>(
    {
      game: whole(1, LIMITS.games + 1),
      mode: oneOf(['campaign', 'single', 'post-campaign']),
      seats: areSeats,
      houseRules: areHouseRules,
      rules: allOf<RuleName>(RULE_NAMES, isTrueOrFalse),
      buildings: areBuildings(numbers),
      charters: row(charterSchema(numbers), CHARTERS.length),
      advancement: distinct(known(cards), cards.size),
      objectives: distinct(known(objectives), objectives.size),
      archive: list(known(new Set([...cards, ...personas])), cards.size + personas.size),
      crates: distinct(known(crates), crates.size),
      letters: distinct(oneOf(LETTERS), LETTERS.length),
      minions: row(isTrueOrFalse, MINIONS.length),
      crowns: object<Legacy['crowns']>({ happy: whole(0, 100), angry: whole(0, 100) }),
      stories: list(
        text(40, (story) => /^\d{1,3}(?::[\w-]+)?$/.test(story)),
        MAX_STORIES,
      ),
      nextGuidepost: known(orNone(guideposts)),
      spectral: isSeatOrNobody,
      village: isNameOrNone,
      names: keyed((key) => /^[1-9]\d{0,2}$/.test(key), isNameOrNone, MAX_NAMES),
      automaLevel: whole(0, 20),
      automaStart: whole(0, 20),
      history: list(isGameRecord, LIMITS.games),
      theme: whole(0, Number.MAX_SAFE_INTEGER),
      final: isStanding,
    },
    ['theme', 'final'],
  )
}
