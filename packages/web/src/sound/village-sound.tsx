import { useEffect, useMemo, useRef, useState } from 'react'
import type { LogStep } from '../session/game.ts'
import { useSession } from '../session/session-context.tsx'
import { useGame } from '../session/use-game.ts'
import { useSettings } from '../settings/settings.ts'
import { play, useScene } from '../settings/sound.ts'
import { useKeys } from '../shell/keys.ts'
import { sceneOf } from './scene-of.ts'
import { soundsOf } from './sounds-of.ts'

/** Milliseconds between the sounds of one step. */
const APART = 130

/** The open game as it sounds: music, ambience, a sound for what happens, and the key that turns all of it off. */
export function VillageSound() {
  const game = useGame()
  const { catalogue } = useSession().ruleset
  const [visit] = useState(() => 1000 * game.view.legacy.game + game.log.length)
  useScene(useMemo(() => sceneOf(catalogue, game, visit), [catalogue, game, visit]))
  useEventSounds(game.latest)
  useTurnSound(game.decision !== null)
  useKeys({ mute: () => useSettings.setState(({ sound }) => ({ sound: !sound })) })
  return null
}

function useEventSounds(latest: LogStep | null): void {
  useEffect(() => {
    if (latest === null || latest.key === null) return
    for (const [index, name] of soundsOf(latest.events).entries()) play(name, index * APART)
  }, [latest])
}

/** A bell when it is this person's turn after others have played. */
function useTurnSound(isAsked: boolean): void {
  const wasAsked = useRef(isAsked)
  useEffect(() => {
    if (isAsked && !wasAsked.current) play('turn', 2 * APART)
    wasAsked.current = isAsked
  }, [isAsked])
}
