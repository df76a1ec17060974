import type { ZodError } from 'zod'

/** A message before anybody has looked at its shape, and its number if it has one. */
export function readMessage(text: string): { readonly id: number | null; readonly value: object } | null {
  try {
    const value: unknown = JSON.parse(text)
    if (typeof value !== 'object' || value === null || Array.isArray(value)) return null
    const id = 'id' in value && Number.isSafeInteger(value.id) ? (value.id as number) : null
    return { id, value }
  } catch {
    return null
  }
}

/** Where a message is not as it should be; it repeats nothing that was sent. */
export function detailOf({ issues }: ZodError): string {
  const [issue] = issues
  const place = issue?.path.map(String).join('.').slice(0, 60) ?? ''
  return `${place === '' ? 'message' : place}: ${(issue?.message ?? 'wrong').slice(0, 120)}`
}
