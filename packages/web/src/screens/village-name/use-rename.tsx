import { lazy, type ReactNode, Suspense, useState } from 'react'
import { needWords } from '../../words/speech.ts'

const LaterRenameDialog = lazy(async () => {
  const [{ RenameDialog }] = await Promise.all([import('./rename-dialog.tsx'), needWords('village')])
  return { default: RenameDialog }
})

/** Gives a village another name: `open` asks for it, `dialog` is drawn beside the button that does. */
export function useRename(
  village: string,
  rename: (village: string) => Promise<void>,
): { readonly open: () => void; readonly dialog: ReactNode } {
  const [isOpen, setOpen] = useState(false)
  return {
    open: () => setOpen(true),
    dialog: isOpen && (
      <Suspense>
        <LaterRenameDialog
          village={village}
          onRename={(name) => void rename(name)}
          onClose={() => setOpen(false)}
        />
      </Suspense>
    ),
  }
}
