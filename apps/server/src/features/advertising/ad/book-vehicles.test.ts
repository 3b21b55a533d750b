import { updateAdCheck } from '@lumiroute/contract/ad'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { findRaceFaults, evaluateRace, prepareRace, runTries } from '../../../testing/booking-race.ts'
import { makeOperator } from '../../../testing/factories.ts'
import { startTestApp, type TestApp } from '../../../testing/test-app.ts'
import { createTestDatabase, type TestDatabase } from '../../../testing/test-database.ts'

let database: TestDatabase
let servers: TestApp[]
beforeAll(async () => {
  database = await createTestDatabase()
  servers = [
    await startTestApp({ databaseUrl: database.url }),
    await startTestApp({ databaseUrl: database.url }),
  ]
})
afterAll(async () => {
  for (const server of servers) await server.close()
  await database.drop()
})

test('books each of 50 days once for 500 approvals on two servers, and names the dates to every loser', async () => {
  const [first] = servers as [TestApp]
  const { token } = await makeOperator(first.deps)
  const tries = await prepareRace(first.deps.db.pool, 500)
  const outcomes = await runTries(tries, 24, async ({ adId, vehicles }) => {
    const server = servers[adId % servers.length] as TestApp
    const { status, body } = await server.call(updateAdCheck, { adId, payStatus: 'accept', vehicles }, token)
    return { status, message: body.message }
  })
  const judged = await evaluateRace(first.deps.db.pool, outcomes)
  expect({ judged, faults: findRaceFaults(judged) }).toMatchObject({ faults: [] })
})
