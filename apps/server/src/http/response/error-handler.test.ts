import { afterAll, beforeAll, expect, test } from 'vitest'
import { openDb } from '../../db/db.ts'
import { openStalledSocket } from '../../testing/stalled-socket.ts'
import { toAppError } from './error-handler.ts'

let stalled: Awaited<ReturnType<typeof openStalledSocket>>
beforeAll(async () => (stalled = await openStalledSocket()))
afterAll(() => stalled.close())

const askAll = async (host: string, times: number) => {
  const db = openDb(
    { host, user: 'nobody', database: 'none', port: 5432 },
    { timeZone: 'Asia/Taipei', onError: () => undefined },
  )
  const asked = Array.from({ length: times }, () =>
    db.pool.query('select 1').then(
      () => undefined,
      (error: unknown) => error,
    ),
  )
  const errors = await Promise.all(asked)
  await db.pool.end()
  return errors
}

test('reports a database without free connections as unavailable', async () => {
  const errors = await askAll(stalled.folder, 12)
  expect(errors.map((error) => (error as { code?: string }).code)).toContain('EAGAIN')
  expect(errors.map((error) => toAppError(error).code)).toEqual(errors.map(() => 'UNAVAILABLE'))
})

test('reports a database with a missing socket as unavailable', async () => {
  const [error] = await askAll('/nowhere', 1)
  expect(toAppError(error).code).toBe('UNAVAILABLE')
})

test.each([
  'EAGAIN',
  'EMFILE',
  'ENFILE',
  'ENOENT',
  'ECONNREFUSED',
  'EHOSTUNREACH',
  '57P03',
  '53300',
  '53400',
])('answers 503 to %s on the connection to the database', (code) => {
  const error = new Error('query failed', { cause: Object.assign(new Error('connect'), { code }) })
  expect(toAppError(error)).toMatchObject({ code: 'UNAVAILABLE', retryAfterSeconds: 2 })
})

test('does not recordFault the database for our own errors', () => {
  expect(toAppError(new TypeError('x is undefined')).code).toBe('INTERNAL')
})
