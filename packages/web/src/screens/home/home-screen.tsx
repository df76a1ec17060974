import { Icon, type IconProps } from '@charterstone/art/icons/icon.tsx'
import { lazy, Suspense, useDeferredValue, useEffect } from 'react'
import { campaigns, useCampaigns } from '../../data/page-campaigns.ts'
import { hasTables } from '../../online/has-tables.ts'
import { ButtonLink } from '../../shell/button.tsx'
import { Link } from '../../shell/link.tsx'
import { takeUpdate, useUpdate } from '../../shell/offline.ts'
import { useTitle } from '../../shell/page.tsx'
import { pathOf } from '../../shell/route.ts'
import { needWords, useSay } from '../../words/speech.ts'
import { BinButton } from './bin-button.tsx'
import { ContinueCard } from './continue-card.tsx'
import { FirstCard } from './first-card.tsx'
import { FirstPictures } from './first-pictures.tsx'
import { Hero } from './hero.tsx'
import classes from './home.module.css'
import { ImportButton } from './import-button.tsx'
import { LanguageSwitch } from './language-switch.tsx'
import { OtherVillages } from './other-villages.tsx'
import { timeSince } from './relative-time.ts'
import { ReplayButton } from './replay-button.tsx'
import { VillageNow } from './village-now.tsx'

const HomeTables = lazy(async () => {
  const [{ HomeTables: tables }] = await Promise.all([
    import('../online/home-tables.tsx'),
    needWords('online'),
  ])
  return { default: tables }
})

export function HomeScreen() {
  const say = useSay()
  const { status, summaries } = useDeferredValue(useCampaigns((list) => list))
  useTitle('')
  useEffect(() => void campaigns.refresh(), [])
  const [last, ...others] = summaries
  const isAlone = others.length === 0 && !hasTables()
  return (
    <div className={classes.home}>
      <Hero />
      <header className={classes.header}>
        <h1 className={classes.title}>Charterstone</h1>
        <div className={classes.tools}>
          <LanguageSwitch />
          <ButtonLink
            to={pathOf('settings')}
            icon={<Icon name="settings" />}
            className={classes.settings ?? ''}
          >
            {say('home.settings')}
          </ButtonLink>
        </div>
        <p className={classes.tagline}>{say('home.tagline')}</p>
      </header>
      <main className={classes.main}>
        {status === 'failed' && (
          <p className={classes.failed} role="alert">
            {say('home.unreadable')}
          </p>
        )}
        {/* Nothing that would have to give way once the campaigns are read. */}
        {status !== 'unread' && (
          <>
            {last === undefined ? <FirstCard /> : <ContinueCard summary={last} hasPicture={!isAlone} />}
            <section className={classes.others}>
              {hasTables() && (
                <Suspense>
                  <HomeTables />
                </Suspense>
              )}
              {last === undefined && isAlone && <FirstPictures />}
              {last !== undefined && isAlone && <VillageNow summary={last} className={classes.only} />}
              {others.length > 0 && <OtherVillages summaries={others} />}
              <BinButton />
            </section>
            <Actions isFirst={last === undefined} />
          </>
        )}
      </main>
      <Foot savedAt={last?.savedAt} />
    </div>
  )
}

/** The card of the first visit has the first two. */
function Actions({ isFirst }: { readonly isFirst: boolean }) {
  const say = useSay()
  return (
    <nav className={classes.actions} aria-label="Charterstone">
      {!isFirst && <Action to={pathOf('new')} icon="plus" label={say('home.new')} />}
      <Action to={pathOf('online')} icon="people" label={say('home.online')} />
      <Action to={pathOf('single')} icon="die" label={say('home.single-game')} />
      <Action to={pathOf('weekly')} icon="calendar" label={say('home.weekly')} />
      {!isFirst && <Action to={pathOf('learn')} icon="chronicle" label={say('home.learn')} />}
      <ReplayButton />
      <ImportButton />
    </nav>
  )
}

function Action({
  to,
  icon,
  label,
}: {
  readonly to: string
  readonly icon: IconProps['name']
  readonly label: string
}) {
  return (
    <ButtonLink to={to} icon={<Icon name={icon} size={22} />} className={classes.action ?? ''}>
      {label}
    </ButtonLink>
  )
}

function Foot({ savedAt }: { readonly savedAt: number | undefined }) {
  const say = useSay()
  const hasUpdate = useUpdate(({ waiting }) => waiting !== null)
  const isOffline = 'serviceWorker' in navigator && navigator.serviceWorker.controller !== null
  return (
    <footer className={classes.foot}>
      {savedAt !== undefined && (
        <span>
          <Icon name="check" size={16} /> {say('home.saved', timeSince(savedAt, Date.now()))}
        </span>
      )}
      {isOffline && <span>{say('home.offline')}</span>}
      {hasUpdate && (
        <span>
          {say('shell.update')}{' '}
          <button type="button" className={classes.update} onClick={takeUpdate}>
            {say('shell.update-now')}
          </button>
        </span>
      )}
      <Link to={pathOf('about')}>{say('home.about')}</Link>
    </footer>
  )
}
