import { useEffect } from 'react'

/** Paper is white: in the dark theme, the page is light while it is printed. */
export function usePaperColours(): void {
  useEffect(() => {
    const { dataset } = document.documentElement
    let theme = dataset.theme
    const before = () => {
      theme = dataset.theme
      dataset.theme = 'light'
    }
    const after = () => {
      dataset.theme = theme
    }
    addEventListener('beforeprint', before)
    addEventListener('afterprint', after)
    return () => {
      removeEventListener('beforeprint', before)
      removeEventListener('afterprint', after)
    }
  }, [])
}
