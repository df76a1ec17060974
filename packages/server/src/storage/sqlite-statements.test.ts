import Sqlite from 'libsql'
import { expect, test } from 'vitest'
import { makeStatements } from './sqlite-statements.ts'

test('a query is prepared once and gives the rows of each time', () => {
  const file = new Sqlite(':memory:')
  let prepared = 0
  const counting = {
    prepare: (sql: string) => {
      prepared += 1
      return file.prepare(sql)
    },
  }
  const { of } = makeStatements(counting)
  of('create table numbers (number integer)').run()
  for (const number of [1, 2, 3]) of('insert into numbers values (?)').run(number)
  expect(of('select number from numbers where number > ?').all(1)).toEqual([{ number: 2 }, { number: 3 }])
  expect(of('select number from numbers where number > ?').all(2)).toEqual([{ number: 3 }])
  // Prepared before the table had this column.
  of('alter table numbers add column name text').run()
  expect(of('select number from numbers where number > ?').all(2)).toEqual([{ number: 3 }])
  expect(prepared).toBe(4)
  file.close()
})

test('a setting is read and written each time', () => {
  const file = new Sqlite(':memory:')
  const { of } = makeStatements(file)
  for (const size of [100, 200]) {
    of(`pragma cache_size = ${size}`).run()
    expect(of('pragma cache_size').all()).toEqual([{ cache_size: size }])
  }
  file.close()
})

test('the number of statements that are kept is bounded', () => {
  const file = new Sqlite(':memory:')
  const { of } = makeStatements(file, 3)
  const first = of('select 1')
  expect(of('select 1')).toBe(first)
  for (const number of [2, 3, 4]) of(`select ${number}`)
  expect(of('select 1')).not.toBe(first)
  file.close()
})
