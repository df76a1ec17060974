import { useTableInfo } from '../../../online/use-online-table.ts'
import { useGame } from '../../../session/use-game.ts'
import { Columns, Stack } from '../../../shell/layout.tsx'
import { Page } from '../../../shell/page.tsx'
import { pathOf } from '../../../shell/route.ts'
import { useSay } from '../../../words/speech.ts'
import { CarrySection } from '../carry/carry-section.tsx'
import { PasskeySection } from '../carry/passkey-section.tsx'
import { TalkButton } from '../talk/talk-button.tsx'
import { CampaignSection } from './campaign-section.tsx'
import { DeadlineSection } from './deadline-section.tsx'
import { LinksSection } from './links-section.tsx'
import { NoticesSection } from './notices-section.tsx'
import { ReportSection } from './report-section.tsx'
import { SeatsSection } from './seats-section.tsx'

/** Who sits where, and everything about a table that is not on the table. For the host: links, file, restore points. */
export function SeatsScreen() {
  const say = useSay()
  const { ref } = useGame()
  const { you, table } = useTableInfo()
  const isSeated = you.seats.length > 0
  return (
    <Page
      title={say('seats.title')}
      lead={table.spectators > 0 ? say('online.watched', { count: table.spectators }) : undefined}
      back={pathOf('play', ref)}
      backLabel={say('seats.back')}
      width="wide"
      aside={<TalkButton />}
    >
      <Columns ratio="3:2">
        <Stack>
          <SeatsSection />
          {(isSeated || you.isHost) && <DeadlineSection />}
          {isSeated && <NoticesSection />}
          {(isSeated || you.isHost) && <CarrySection />}
          {(isSeated || you.isHost) && <PasskeySection />}
        </Stack>
        <Stack>
          <LinksSection />
          {you.isHost && <CampaignSection />}
          <ReportSection />
        </Stack>
      </Columns>
    </Page>
  )
}
