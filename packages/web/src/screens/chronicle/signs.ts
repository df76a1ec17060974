import type { IconName } from '@charterstone/art/icons/icon-shapes.ts'
import type { StripGlyph } from '@charterstone/art/strip/strip-glyph.ts'
import type { RuleName } from '@charterstone/engine'

type Sign = {
  /** The end of the key of its meaning. */
  readonly means: SignName
  readonly glyphs: readonly StripGlyph[]
  /** It is shown once this rule is in force. */
  readonly rule: RuleName
}

type SignName =
  | 'arrow'
  | 'slash'
  | 'brackets'
  | 'times'
  | 'each'
  | 'less'
  | 'advance'
  | 'construct'
  | 'unlock'
  | 'regain'
  | 'retrieve'
  | 'retrieve-all'
  | 'others'

/** What stands on signboards and is no thing: signs between the things, and what one does. */
export const SIGNS: readonly Sign[] = [
  { means: 'arrow', glyphs: [{ kind: 'pays-for' }], rule: 'turn' },
  { means: 'slash', glyphs: [sign('/')], rule: 'turn' },
  { means: 'brackets', glyphs: [sign('(\u2009)')], rule: 'turn' },
  { means: 'times', glyphs: [sign('×2')], rule: 'turn' },
  { means: 'each', glyphs: [sign('×'), icon('card')], rule: 'turn' },
  { means: 'less', glyphs: [sign('−2'), icon('any')], rule: 'constructing' },
  { means: 'construct', glyphs: [icon('construct')], rule: 'constructing' },
  { means: 'unlock', glyphs: [icon('unlock')], rule: 'crates' },
  { means: 'advance', glyphs: [sign('+'), icon('progress')], rule: 'progress' },
  { means: 'regain', glyphs: [icon('regain')], rule: 'influence' },
  { means: 'retrieve', glyphs: [icon('retrieve')], rule: 'turn' },
  { means: 'retrieve-all', glyphs: [icon('retrieve-all')], rule: 'turn' },
  { means: 'others', glyphs: [icon('people'), sign(':')], rule: 'turn' },
]

function sign(text: string): StripGlyph {
  return { kind: 'sign', text }
}

function icon(name: IconName): StripGlyph {
  return { kind: 'thing', icon: name, count: 1, isCounted: false }
}
