import type { ZodError } from 'zod'

/** The JSON object of a message and its number, if it has one; its shape is not checked yet. */
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

/** Which field of a message is invalid, and why. It repeats nothing of the message. */
export function detailOf({ issues }: ZodError): string {
  const [issue] = issues
  const field = issue?.path.map(String).join('.').slice(0, 60) ?? ''
  return `${field === '' ? 'message' : field}: ${(issue?.message ?? 'invalid').slice(0, 120)}`
}
