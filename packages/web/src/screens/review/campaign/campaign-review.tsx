import type { CampaignRecord } from '@charterstone/engine'
import { useState } from 'react'
import { useGame } from '../../../session/use-game.ts'
import { Button, ButtonLink } from '../../../shell/button.tsx'
import { Row, Stack } from '../../../shell/layout.tsx'
import { Note } from '../../../shell/note.tsx'
import { pathOf } from '../../../shell/route.ts'
import { Select } from '../../../shell/select.tsx'
import { LOCALES, useSay, useSpeech } from '../../../words/speech.ts'
import classes from '../review.module.css'
import { useCampaignReviews } from '../use-campaign-reviews.ts'
import { CampaignChances } from './campaign-chances.tsx'
import { type Evening, eveningsOf, luckLine, winsOf } from './campaign-sums.ts'
import { LuckChart } from './luck-chart.tsx'

/** Luck, decisive evenings and accuracy over the campaign; computed when it is asked for. */
export function CampaignReview({ record }: { readonly record: CampaignRecord }) {
  const say = useSay()
  const { ref, view, seat } = useGame()
  const { history, seats } = view.legacy
  const [isWanted, setWanted] = useState(false)
  const [charter, setCharter] = useState(() => seats[Math.max(0, seat)]?.charter ?? 0)
  const { reviewed, running } = useCampaignReviews(
    record,
    isWanted ? history.map(({ game }) => game) : NO_GAMES,
  )
  const evenings = eveningsOf(history, reviewed, charter)
  return (
    <Stack>
      <CampaignChances record={record} />
      {!isWanted && (
        <Row>
          <Button data-review-all onClick={() => setWanted(true)}>
            {say('luck.begin')}
          </Button>
          <ButtonLink to={pathOf('exercises', ref)}>{say('exercise.book')}</ButtonLink>
        </Row>
      )}
      {running !== null && <Note role="status">{say('exercise.reading', { game: running })}</Note>}
      {evenings.length > 0 && (
        <>
          <Row>
            <Select
              label={say('log.who')}
              value={`${charter}`}
              options={seats.map((each) => ({ value: `${each.charter}`, label: each.name }))}
              onChange={(value) => setCharter(Number(value))}
            />
          </Row>
          <Luck evenings={evenings} charter={charter} />
        </>
      )}
    </Stack>
  )
}

const NO_GAMES: readonly number[] = []

type LuckProps = { readonly evenings: readonly Evening[]; readonly charter: number }

function Luck({ evenings, charter }: LuckProps) {
  const say = useSay()
  const locale = LOCALES[useSpeech(({ language }) => language)]
  const points = luckLine(evenings)
  const { sum, band } = points.at(-1) ?? { sum: 0, band: 0 }
  const count = Math.round(Math.abs(sum))
  const { expected, real } = winsOf(evenings)
  const tenth = (value: number) => value.toLocaleString(locale, { maximumFractionDigits: 1 })
  return (
    <>
      <h3 className={classes.owes}>
        {count === 0 ? say('luck.even') : say(sum < 0 ? 'luck.owed' : 'luck.lent', { count })}
      </h3>
      <LuckChart points={points} charter={charter} />
      <Note>{say(Math.abs(sum) <= band ? 'luck.within' : 'luck.beyond', { band: Math.round(band) })}</Note>
      <Note>
        {say('luck.wins', { expected: tenth(expected), real: tenth(real), count: evenings.length })}
      </Note>
    </>
  )
}
