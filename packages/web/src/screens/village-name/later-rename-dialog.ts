import { lazy } from 'react'
import { needWords } from '../../words/speech.ts'

/** The dialog that renames a village, fetched when it is opened. */
export const LaterRenameDialog = lazy(async () => {
  const [{ RenameDialog }] = await Promise.all([import('./rename-dialog.tsx'), needWords('village')])
  return { default: RenameDialog }
})
