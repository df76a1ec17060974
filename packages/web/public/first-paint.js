// Runs before anything is drawn, so that the night does not begin with a white flash.
;(() => {
  const root = document.documentElement
  /** @type {{ theme?: unknown, language?: unknown }} */
  let settings = {}
  try {
    settings = /** @type {typeof settings} */ (
      JSON.parse(localStorage.getItem('charterstone.settings') ?? '{}')
    )
  } catch {
    // Storage is forbidden: as the device has it.
  }
  const prefersDark = matchMedia('(prefers-color-scheme: dark)').matches
  const isDark = settings.theme === 'dark' || (settings.theme !== 'light' && prefersDark)
  root.dataset.theme = isDark ? 'dark' : 'light'
  root.style.backgroundColor = isDark ? '#1c1f2b' : '#f6eedc'
  if (typeof settings.language === 'string') root.lang = settings.language
})()
