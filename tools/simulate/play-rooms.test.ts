import { signIn } from '@lumiroute/contract/session'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { makeRoom } from '../../apps/server/src/testing/game-room.ts'
import { startTestApp, type TestApp } from '../../apps/server/src/testing/test-app.ts'
import { prepareInstallation } from '../../packages/demo/src/prepare-installation.ts'
import { signInAt } from './find-fleet.ts'
import { readCommandLine } from './options.ts'
import { formatRooms, playRooms } from './play-rooms.ts'

const password = 'Rooms@1234'
let t: TestApp
let url: string
beforeAll(async () => {
  t = await startTestApp()
  t.deps.settings.admin = { account: 'admin', password }
  await prepareInstallation(t.deps)
  url = await t.app.listen({ port: 0, host: '127.0.0.1' })
  await t.call(signIn, { adminAccount: 'admin', adminPasswd: password })
})
afterAll(() => t.close())

test('players join every open room, play its round and get their results', async () => {
  const options = readCommandLine(['--url', url, '--password', password, '--players', '3'], {})
  const operator = await signInAt(options)
  const rooms = [
    await makeRoom(t.deps, { gameId: 1, seats: 0, waitMs: 4000 }),
    await makeRoom(t.deps, { gameId: 4, seats: 0, waitMs: 4000 }),
  ]
  const played = await playRooms(operator, options)
  expect(played.map(({ code }) => code).toSorted()).toEqual(rooms.map(({ code }) => code).toSorted())
  for (const { joined, refused, scores } of played)
    expect({ joined, refused, results: scores.length }).toEqual({ joined: 3, refused: [], results: 3 })
  expect(formatRooms(played)).toMatch(/^game room \w+: 3 players, scores \d+ \d+ \d+/)
})
