import { memo } from 'react'
import { WrittenStrokes, written } from './written.tsx'

type StrokesProps = { readonly text: string; readonly transform?: string; readonly className?: string }

/** Strokes of the kit inside a drawing. */
export const Strokes = memo(function Strokes({ text, ...group }: StrokesProps) {
  return <WrittenStrokes strokes={written(text)} {...group} />
})
