import type { LessonTopic, RuleLesson, Story, StoryBook } from '@charterstone/content'
import type { Catalogue, LetteredCrateDef, Words } from '@charterstone/engine'
import { CHRONICLE, MINIONS, RULE_NAMES, type RuleName, SPECTRAL_CARD } from '@charterstone/engine'
import {
  sealOfCrate,
  sealOfGuidepost,
  sealOfLetter,
  sealOfMinion,
  sealOfRule,
} from '../src/words/open-seals.ts'
import type { SealedWords, Tales } from '../src/words/sealed-words.ts'

/** Parts the names, rules and stories of one language by what has to be opened before they may be read. */
export function sealWords(
  catalogue: Catalogue,
  words: Words,
  book: StoryBook,
  lessons: Readonly<Record<LessonTopic, RuleLesson>>,
): ReadonlyMap<string, SealedWords> {
  const { crates, letteredCrates, guideposts, minions } = catalogue
  const named = (numbers: readonly number[]) => ({
    names: pick(words.names, numbers),
    flavour: Object.fromEntries(numbers.flatMap((number) => flavourOf(catalogue, book, number))),
  })
  return new Map<string, SealedWords>([
    [
      'open',
      {
        ...named(openNumbers(catalogue)),
        rules: Object.fromEntries(RULE_NAMES.filter(isPrinted).map((rule) => [rule, words.rules[rule]])),
        tales: { founders: book.founders },
      },
    ],
    ['prologue', { stories: Object.fromEntries(PROLOGUE.map((story) => [story, book.stories[story]])) }],
    ['automa', named(automaNumbers(catalogue))],
    ...crates.map((crate): [string, SealedWords] => {
      const { names, flavour } = named([
        ...crate.buildings,
        ...crate.deck,
        ...crate.objectives,
        ...(crate.persona === null ? [] : [crate.persona]),
      ])
      const line = book.flavour.crates[crate.number]
      const own = line === undefined ? {} : { [`crate-${crate.number}`]: line }
      return [sealOfCrate(crate.number), { names, flavour: { ...flavour, ...own } }]
    }),
    ...letteredCrates.map((def): [string, SealedWords] => [
      sealOfLetter(def.letter),
      {
        ...named(numbersOfLetter(catalogue, def)),
        stories: Object.fromEntries(storiesOf(catalogue, def, book)),
        tales: talesOf(def, book),
      },
    ]),
    ...guideposts.map(({ number, temporary }): [string, SealedWords] => [
      sealOfGuidepost(number),
      {
        ...named([number]),
        guideposts: pick(book.guideposts, [number]),
        ...(temporary === null ? {} : { lessons: { [temporary]: lessons[temporary] } }),
      },
    ]),
    ...RULE_NAMES.filter((rule) => !isPrinted(rule)).map((rule): [string, SealedWords] => [
      sealOfRule(rule),
      {
        rules: { [rule]: words.rules[rule] },
        ...(rule in lessons ? { lessons: { [rule]: lessons[rule as LessonTopic] } } : {}),
        ...(rule === 'peril' ? { flavour: book.flavour.perils } : {}),
      },
    ]),
    ...minions.map(({ number, type }): [string, SealedWords] => [
      sealOfMinion(MINIONS.indexOf(type)),
      { ...named([number]), flavour: { [number]: book.flavour.minions[type] } },
    ]),
  ])
}

function isPrinted(rule: RuleName): boolean {
  return CHRONICLE[rule].printed
}

const PROLOGUE = [1, 2, 3, 4, 5] as const

function pick<Value>(
  from: Readonly<Record<number, Value>>,
  numbers: readonly number[],
): Readonly<Record<string, Value>> {
  return Object.fromEntries(
    numbers.flatMap((number) => {
      const value = from[number]
      return value === undefined ? [] : [[number, value]]
    }),
  )
}

function openNumbers({ opening, buildings, crates, personas }: Catalogue): readonly number[] {
  const brought = new Set(crates.flatMap((crate) => [...crate.buildings, ...crate.deck]))
  return [
    ...opening.advancement,
    ...opening.objectives,
    ...buildings.filter(({ number }) => !brought.has(number)).map(({ number }) => number),
    ...personas.filter(({ kind }) => kind === 'original').map(({ number }) => number),
  ]
}

function automaNumbers({ automa, automaGoals, personas }: Catalogue): readonly number[] {
  const played = personas.filter(({ kind }) => kind === 'automa')
  return [...automa, ...automaGoals, ...played].map(({ number }) => number)
}

function numbersOfLetter(catalogue: Catalogue, { brings }: LetteredCrateDef): readonly number[] {
  const { companions, victoryCards, locations, personas } = catalogue
  const special = personas.filter(({ kind }) => kind === 'loyal' || kind === 'rebel')
  const brought = {
    companions,
    'spectral-worker': [{ number: SPECTRAL_CARD }],
    'own-victory-cards': victoryCards.filter(({ set }) => set === 'own'),
    'equal-victory-cards': victoryCards.filter(({ set }) => set === 'equal'),
    candle: [],
    locations,
    'special-personas': special,
  }
  return brings === null ? [] : brought[brings].map(({ number }) => number)
}

/** The branch of a story follows the option that opened its crate; that of the reckoning its outcome. */
function storiesOf(
  { guideposts, letteredCrates }: Catalogue,
  { letter, stories }: LetteredCrateDef,
  book: StoryBook,
): readonly [string, Story][] {
  const options = guideposts.flatMap((guidepost) => guidepost.options)
  const mood = options.find(({ crate }) => crate === letter)?.mood ?? null
  const isVictory = letteredCrates.some(({ reckons }) => reckons?.victory === letter)
  const branch = mood ?? (isVictory ? 'victory' : 'defeat')
  return stories.map((number): [string, Story] => {
    const chapter: Story | Readonly<Record<string, Story>> =
      book.stories[number as keyof StoryBook['stories']]
    if (isStory(chapter)) return [`${number}`, chapter]
    const story = chapter[branch]
    if (story === undefined) throw new Error(`story ${number} has no branch ${branch}`)
    return [`${number}:${branch}`, story]
  })
}

function isStory(chapter: Story | Readonly<Record<string, Story>>): chapter is Story {
  return 'paragraphs' in chapter
}

function talesOf({ brings, rules }: LetteredCrateDef, book: StoryBook): Tales {
  const { companions, spectral, candle, specialPersonas, epilogues } = book
  return {
    ...(brings === 'companions' ? { companions } : {}),
    ...(brings === 'spectral-worker' ? { spectral } : {}),
    ...(brings === 'candle' ? { candle } : {}),
    ...(brings === 'special-personas' ? { specialPersonas } : {}),
    ...(rules.includes('post-campaign') ? { epilogues } : {}),
  }
}

function flavourOf(
  { personas }: Catalogue,
  { flavour }: StoryBook,
  number: number,
): readonly [number, string][] {
  const slug = personas.find((persona) => persona.number === number)?.slug
  const line = flavour.assistants[number] ?? (slug === undefined ? undefined : flavour.personas[slug])
  return line === undefined ? [] : [[number, line]]
}
