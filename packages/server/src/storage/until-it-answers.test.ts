import pg from 'pg'
import { expect, test } from 'vitest'
import { untilItAnswers } from './until-it-answers.ts'

/** Fails a number of times, then answers. */
function failing(times: number, error: Error): () => Promise<string> {
  let tries = 0
  return () => (tries++ < times ? Promise.reject(error) : Promise.resolve('answer'))
}

function databaseError(code: string): pg.DatabaseError {
  return Object.assign(new pg.DatabaseError('no', 2, 'error'), { code, severity: 'FATAL' })
}

test('a start waits for a database that answers later, and says so once', async () => {
  const said: string[] = []
  const work = failing(2, new Error('connect ECONNREFUSED'))
  expect(await untilItAnswers(work, { onWait: ({ message }) => said.push(message) })).toBe('answer')
  expect(said).toEqual(['connect ECONNREFUSED'])
  expect(await untilItAnswers(failing(1, databaseError('57P03')))).toBe('answer')
})

test('what the database refuses is an error at once', async () => {
  await expect(untilItAnswers(failing(1, databaseError('28P01')))).rejects.toThrow('no')
})

test('a database that never answers is an error that says how long it was waited for', async () => {
  const work = failing(99, new Error('timeout'))
  await expect(untilItAnswers(work, { within: 100 })).rejects.toThrow(
    'the database did not answer within 0.1 seconds (timeout)',
  )
})
