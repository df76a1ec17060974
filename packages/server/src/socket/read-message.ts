import { MAX_OPTION_KEY_LENGTH, type Request, type RequestOf, requestSchema } from '@charterstone/protocol'
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

type ParsedRequest =
  | { readonly success: true; readonly data: Request }
  | { readonly success: false; readonly error: ZodError; readonly data?: undefined }

/** The request in a message. Answers, which are nearly all of them, do not need the whole schema. */
export function readRequest(value: object): ParsedRequest {
  return isAnswer(value) ? { success: true, data: value } : requestSchema.safeParse(value)
}

const ANSWER_FIELDS = 5

/** As strict as the schema of `answer`; what fails here is read by the schema, which says why. */
function isAnswer(value: object): value is RequestOf<'answer'> {
  const { type, id, game, step, key } = value as Partial<RequestOf<'answer'>>
  return (
    type === 'answer' &&
    isCount(id) &&
    isCount(game) &&
    isCount(step) &&
    typeof key === 'string' &&
    key.length > 0 &&
    key.length <= MAX_OPTION_KEY_LENGTH &&
    Object.keys(value).length === ANSWER_FIELDS
  )
}

function isCount(value: unknown): boolean {
  return Number.isSafeInteger(value) && (value as number) >= 0
}
