import type { Charter, LetteredCrate, Minion, Mood, Peril, StoryCondition } from '@charterstone/engine'

/** A paragraph that remembers an earlier choice; `after` says how many paragraphs come before it. */
export type StoryVariant = {
  readonly when: StoryCondition
  readonly after: number
  readonly paragraph: string
}

/** One story as it is read. Of the variants that hold, the first two are shown. */
export type Story = {
  readonly title: string
  readonly paragraphs: readonly string[]
  readonly variants?: readonly StoryVariant[]
}

export type StoryOutcome = 'victory' | 'defeat'

/** Stories 1-5, 16 and 17 are one text, 6-15 follow the King's mood, 18 the reckoning. */
export type Stories = Readonly<
  Record<1 | 2 | 3 | 4 | 5 | 16 | 17, Story> &
    Record<6 | 7 | 8 | 9 | 10 | 11 | 12 | 13 | 14 | 15, Readonly<Record<Mood, Story>>> &
    Record<18, Readonly<Record<StoryOutcome, Story>>>
>

export type LabelledText = { readonly label: string; readonly text: string }

/** `question` is null where the state of the table decides; then the options say what each result means. */
export type GuidepostText = {
  readonly title: string
  readonly intro: string
  readonly goal: string
  readonly temporaryRule: string | null
  readonly question: string | null
  readonly options: Readonly<Partial<Record<LetteredCrate, LabelledText>>>
}

export type CompanionText = {
  readonly title: string
  readonly tale: string
  readonly kind: LabelledText
  readonly wary: LabelledText
}

export type SpecialPersonaText = { readonly name: string; readonly motto: string }

/** What made the winner great, measured against the mean of the other charters; a tie goes to the first. */
export type EpilogueKind = 'builder' | 'glory' | 'persona'

/** One line for each thing; crates and assistants by number, personas by slug. */
export type Flavour = {
  readonly crates: Readonly<Record<number, string>>
  readonly assistants: Readonly<Record<number, string>>
  readonly personas: Readonly<Record<string, string>>
  readonly minions: Readonly<Record<Minion, string>>
  readonly perils: Readonly<Record<Peril, string>>
}

/** All words of the story in one language; `{village}` and `{winner}` are filled in, and never inflected. */
export type StoryBook = {
  readonly stories: Stories
  readonly guideposts: Readonly<Record<number, GuidepostText>>
  readonly companions: Readonly<Record<number, CompanionText>>
  readonly spectral: { readonly title: string; readonly text: string; readonly freedText: string }
  readonly candle: { readonly title: string; readonly text: string; readonly outText: string }
  readonly specialPersonas: Readonly<
    Record<Charter, { readonly loyal: SpecialPersonaText; readonly rebel: SpecialPersonaText }>
  >
  readonly founders: Readonly<Record<Charter, string>>
  readonly epilogues: Readonly<Record<StoryOutcome, Readonly<Record<EpilogueKind, string>>>>
  readonly flavour: Flavour
}
