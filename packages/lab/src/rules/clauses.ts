import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

const CLAUSE = /^- \*\*([A-Z][A-Z0-9.]*)\*\* /gm
const MEASURED = /^---\n(?:[^\n]*\n)*?measured: true\n(?:[^\n]*\n)*?---\n/

/** The ids of all clauses in the order of the chapters; chapters that are measured, not tested, are left out. */
export function clausesIn(folder: string): string[] {
  return readdirSync(folder)
    .filter((name) => name.endsWith('.md'))
    .sort()
    .map((name) => readFileSync(join(folder, name), 'utf8'))
    .filter((text) => !MEASURED.test(text))
    .flatMap(clausesOf)
}

export function clausesOf(chapter: string): string[] {
  return [...chapter.matchAll(CLAUSE)].map(([, id = '']) => id)
}

/** Clauses that later work implements. */
export function pendingIn(folder: string): string[] {
  const list = JSON.parse(readFileSync(join(folder, 'pending.json'), 'utf8')) as unknown
  if (!Array.isArray(list)) throw new Error('pending.json is no list')
  return list.map(String)
}
