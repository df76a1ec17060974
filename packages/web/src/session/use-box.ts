import { use } from 'react'
import { type Box, openBox } from './box.ts'

/** The rules and the catalogue; fetched when they are first needed. */
export function useBox(): Box {
  return use(openBox())
}
