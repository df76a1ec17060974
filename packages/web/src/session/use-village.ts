import { useStore } from 'zustand'
import { useSay } from '../words/speech.ts'
import { useSession } from './session-context.tsx'

/** The name of the village on screen; the name from the story when the players gave it none. */
export function useVillage(): string {
  const say = useSay()
  return useStore(useSession().game, (game) => game?.village) || say('village.unnamed')
}
