import { useEffect } from 'react'
import { useMyTables } from '../../online/my-tables.ts'
import { useIsOnline } from '../../online/use-is-online.ts'
import { openRuleset } from '../../session/ruleset.ts'
import { Columns, Stack } from '../../shell/layout.tsx'
import { Note } from '../../shell/note.tsx'
import { Page } from '../../shell/page.tsx'
import { prepareSetupWords } from '../../words/setup-words.ts'
import { needWords, useSay } from '../../words/speech.ts'
import { FromElsewhere } from './carry/from-elsewhere.tsx'
import { MyTables } from './my-tables-list.tsx'
import { NewTableForm } from './new-table-form.tsx'
import { fetchServerInfo, useServerInfo } from './server-info.ts'

export async function prepare(): Promise<void> {
  void openRuleset()
  await Promise.all([needWords('online'), needWords('village'), prepareSetupWords()])
}

/** The tables one sits at, and a new one. */
export function OnlineScreen() {
  const say = useSay()
  const server = useServerInfo()
  const tables = useMyTables((state) => state.tables)
  const isOnline = useIsOnline()
  useEffect(() => {
    if (isOnline) void fetchServerInfo()
  }, [isOnline])
  // A device that has been at tables knows that this page has some.
  const missing = !isOnline ? 'online.offline' : tables.length > 0 ? 'online.silent' : 'online.no-server'
  return (
    <Page title={say('online.title')} lead={say('online.lead')} width="wide">
      {server.status === 'none' || !isOnline ? (
        <Stack>
          <Note role="alert">{say(missing)}</Note>
          {tables.length > 0 && <MyTables tables={tables} />}
        </Stack>
      ) : (
        // The tables one already has come first.
        <Columns ratio={tables.length > 0 ? '2:3' : '3:2'}>
          {tables.length === 0 && <NewTableForm />}
          <Stack>
            <MyTables tables={tables} />
            {server.info !== null && <FromElsewhere server={server.info} />}
          </Stack>
          {tables.length > 0 && <NewTableForm />}
        </Columns>
      )}
    </Page>
  )
}
