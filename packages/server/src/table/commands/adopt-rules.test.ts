import { readFileSync } from 'node:fs'
import { parseRecord } from '@charterstone/engine'
import { expect, test } from 'vitest'
import { ruleset } from '../../ruleset.ts'
import { isFault, type TableContext } from '../draft.ts'
import { fold } from '../fold.ts'
import type { LiveTable } from '../live-table.ts'
import { adoptRules } from './game.ts'

const REPLAYS = new URL('../../../../../replays/', import.meta.url)

test.each(['rules-1/2-seats-house-rule', 'rules-2/2-seats-house-rules'])(
  'a table of %s continues by the new rules, with a note in the talk',
  async (name) => {
    const parsed = parseRecord(readFileSync(new URL(`${name}.charterstone`, REPLAYS), 'utf8'))
    if (!parsed.ok) throw new Error(JSON.stringify(parsed.fault))
    const { record } = parsed
    const holders = record.config.seats.map(({ charter, name }, id) => ({
      id,
      charter,
      name,
      by: 'person',
      lent: null,
      isClaimed: true,
    }))
    const live: LiveTable = {
      id: 'old',
      seq: 7,
      setup: { seed: 1 },
      holders,
      state: record.checkpoint,
      inProgress: null,
      checkpoint: 7,
      proposal: null,
      deadline: null,
      askedAt: 0,
      talk: [],
      version: record.version,
    }
    const context: TableContext = { ruleset, live, readCheckpoint: () => Promise.resolve(record) }
    const draft = await adoptRules(context)
    if (isFault(draft) || draft.checkpoint === undefined) throw new Error('refused')
    const { checkpoint, body } = draft
    const entry = { seq: 8, at: 0, body }
    const after = await fold(ruleset, live, entry, () => Promise.resolve(checkpoint.head))
    expect(after.live.version).toEqual(ruleset.version)
    expect(after.live.state?.legacy.houseRules.progressStart).toBe('first-space')
    expect(after.live.state?.pending).toEqual(record.checkpoint.pending)
    expect(after.live.talk.map(({ said }) => said)).toEqual([{ kind: 'note', note: { kind: 'revised' } }])
  },
)
