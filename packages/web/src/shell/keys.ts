import { useEffect, useEffectEvent } from 'react'
import { KEY_MAP, type KeyName } from './key-map.ts'

type Handlers = Partial<Readonly<Record<KeyName, (event: KeyboardEvent) => void>>>

/** Handles keys by their action. In a text field or an open dialog, letters are just letters. */
export function useKeys(handlers: Handlers): void {
  const hear = useEffectEvent((event: KeyboardEvent) => {
    if (event.defaultPrevented || isWriting(event.target) || isBehindDialog(event.target)) return
    const pressed = comboOf(event)
    const names = Object.keys(KEY_MAP) as KeyName[]
    const name = names.find((each) => isAmong(KEY_MAP[each].keys, pressed))
    const handle = name === undefined ? undefined : handlers[name]
    if (handle === undefined) return
    event.preventDefault()
    handle(event)
  })
  useEffect(() => {
    const listen = (event: KeyboardEvent) => hear(event)
    addEventListener('keydown', listen)
    return () => removeEventListener('keydown', listen)
  }, [])
}

function isAmong(keys: readonly string[], pressed: string): boolean {
  return keys.includes(pressed)
}

/** `u`, `ctrl+z`, `ArrowLeft`. Shift and letters are taken as they come. */
export function comboOf({ key, ctrlKey, metaKey, altKey }: KeyboardEvent): string {
  const name = key.length === 1 ? key.toLowerCase() : key
  return [ctrlKey ? 'ctrl' : '', metaKey ? 'meta' : '', altKey ? 'alt' : '', name].filter(Boolean).join('+')
}

function isWriting(target: EventTarget | null): boolean {
  if (!(target instanceof HTMLElement)) return false
  return (
    target.isContentEditable || target.matches('input:not([type=radio], [type=checkbox]), textarea, select')
  )
}

/** When nothing has the focus, keys go to the top layer. */
function isBehindDialog(target: EventTarget | null): boolean {
  const dialog = document.querySelector('[role=dialog]')
  if (dialog === null || target === document.body) return false
  return !(target instanceof Node && dialog.contains(target))
}
