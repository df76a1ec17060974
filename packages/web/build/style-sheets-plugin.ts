import type { Plugin } from 'vite'
import { styleSheetOf } from './style-sheets.ts'

/** Puts every CSS module in its layer and replaces the named breakpoints. */
export function styleSheets(): Plugin {
  return {
    name: 'style-sheets',
    enforce: 'pre',
    transform: {
      filter: { id: /[\\/](?:art|web)[\\/]src[\\/].*\.css$/ },
      handler: (code, id) => ({ code: styleSheetOf(id, code), map: null }),
    },
  }
}
