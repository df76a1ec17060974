import { useSyncExternalStore } from 'react'
import type { Look } from './picture.ts'

const SETTINGS = ['data-theme', 'data-patterns', 'data-motion']

/** The look of the root element; pictures are drawn again when it changes. */
export function useLook(): Look {
  return useSyncExternalStore(subscribe, lookOfRoot)
}

function subscribe(notify: () => void): () => void {
  const observer = new MutationObserver(notify)
  observer.observe(document.documentElement, { attributeFilter: SETTINGS })
  return () => observer.disconnect()
}

function lookOfRoot(): Look {
  const root = document.documentElement
  return SETTINGS.map((name) => `${name}="${root.getAttribute(name) ?? ''}"`).join(' ')
}
