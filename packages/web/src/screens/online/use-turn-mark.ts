import { useEffect } from 'react'
import { useGame } from '../../session/use-game.ts'

const MARK = '● '

/** The name of the tab shows that it is your turn while you are in another tab. */
export function useTurnMark(): void {
  const isAsked = useGame().decision !== null
  useEffect(() => {
    if (!isAsked) return
    const title = document.querySelector('title')
    const mark = () => {
      const isAway = document.hidden
      if (isAway && !document.title.startsWith(MARK)) document.title = `${MARK}${document.title}`
      if (!isAway && document.title.startsWith(MARK)) document.title = document.title.slice(MARK.length)
    }
    mark()
    document.addEventListener('visibilitychange', mark)
    const watch = new MutationObserver(mark)
    if (title !== null) watch.observe(title, { childList: true })
    return () => {
      document.removeEventListener('visibilitychange', mark)
      watch.disconnect()
      if (document.title.startsWith(MARK)) document.title = document.title.slice(MARK.length)
    }
  }, [isAsked])
}
