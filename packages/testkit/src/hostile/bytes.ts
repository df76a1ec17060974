import { type CampaignRecord, formatRecord, type Rng, roll } from '@charterstone/engine'

const BRACKETS = 7_800_000

/** Texts that are not records. */
export const TEXTS: Readonly<Record<string, () => string>> = {
  nothing: () => '',
  blanks: () => ' \n\t ',
  null: () => 'null',
  'a number': () => '1e999',
  'an empty object': () => '{}',
  'a format alone': () => '{"format":1}',
  'a format of the future': () => '{"format":1e308}',
  'a format below zero': () => '{"format":-1}',
  'a format that is text': () => '{"format":"1"}',
  '7.8 MB of opening brackets': () => '['.repeat(BRACKETS),
  '7.8 MB of brackets in pairs': () => '['.repeat(BRACKETS / 2) + ']'.repeat(BRACKETS / 2),
  '7.8 MB of objects': () => '{"a":'.repeat(BRACKETS / 5),
  '7.8 MB of commas': () => `[${'0,'.repeat(BRACKETS / 2)}0]`,
  '9 MB of blanks': () => ' '.repeat(9_000_000),
  '7.8 MB of one text': () => `{"format":1,"config":"${'x'.repeat(BRACKETS)}"}`,
  'a text without end': () => `{"format":1,"config":"${'\\"'.repeat(1000)}`,
  'a picture': () => '\u0089PNG\r\n\u001a\n\u0000\u0000\u0000\rIHDR',
  'a web page': () => '<!doctype html><script>alert(1)</script>',
}

export function cutOff(honest: CampaignRecord, rng: Rng): string {
  const text = formatRecord(honest)
  return text.slice(0, roll(rng, text.length))
}

export function flipped(honest: CampaignRecord, rng: Rng): string {
  const text = formatRecord(honest)
  const at = roll(rng, text.length)
  return text.slice(0, at) + String.fromCharCode(roll(rng, 0x10000)) + text.slice(at + 1)
}

export function randomBytes(rng: Rng): string {
  return Array.from({ length: roll(rng, 4000) }, () => String.fromCharCode(roll(rng, 256))).join('')
}
