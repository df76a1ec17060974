import { type Settings, useSettings } from './settings.ts'

const dark = matchMedia('(prefers-color-scheme: dark)')
const still = matchMedia('(prefers-reduced-motion: reduce)')

/** Writes on the root element what style sheets ask for, now and at every change. */
export function applySettings(): void {
  const write = () => writeRoot(useSettings.getState())
  write()
  useSettings.subscribe(write)
  dark.addEventListener('change', write)
  still.addEventListener('change', write)
}

/** Whether motion is reduced. */
export function isMotionReduced(): boolean {
  const { motion } = useSettings.getState()
  return motion === 'reduced' || (motion === 'system' && still.matches)
}

function writeRoot({ theme, textSize, patterns }: Settings): void {
  const root = document.documentElement
  const isDark = theme === 'dark' || (theme === 'system' && dark.matches)
  // Until now the first colour stood in for the style sheet.
  root.style.removeProperty('background-color')
  root.dataset.theme = isDark ? 'dark' : 'light'
  root.dataset.text = textSize
  root.dataset.motion = isMotionReduced() ? 'reduced' : 'full'
  root.dataset.patterns = patterns ? 'strong' : 'plain'
  const colour = getComputedStyle(root).getPropertyValue('--paper').trim()
  document.querySelector('meta[name="theme-color"]')?.setAttribute('content', colour)
}
