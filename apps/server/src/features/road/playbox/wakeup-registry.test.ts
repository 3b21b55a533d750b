import { stopGame } from '@lumiroute/contract/game'
import { waitForWakeup } from '@lumiroute/contract/playbox'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { makeOperator } from '../../../testing/factories.ts'
import { makePlayground, type Playground, start } from '../../../testing/game-factories.ts'
import { makeBox } from '../../../testing/road-factories.ts'
import type { TestApp } from '../../../testing/test-app.ts'
import { startTwoServers, type TwoServers } from '../../../testing/two-servers.ts'

let servers: TwoServers
let one: TestApp
let other: TestApp
let token: string
beforeAll(async () => {
  servers = await startTwoServers()
  ;({ one, other } = servers)
  token = (await makeOperator(one.deps)).token
})
afterAll(() => servers.close())

type Waiter = Pick<Playground, 'macAddr' | 'by'>
const wait = async (t: TestApp, { macAddr, by }: Waiter, mark = 0) =>
  (await t.call(waitForWakeup, { deviceId: macAddr, mark }, undefined, by)).body
const stop = ({ ad, macAddr }: Playground) =>
  one.call(stopGame, { adId: ad.id, gameId: 2, deviceId: macAddr }, token)

test('wakes every screen on any server when a room starts or stops on one', async () => {
  const ground = await makePlayground(one.deps, { screens: 2 })
  const screens = [ground, ...ground.others] as Waiter[]
  const opening = screens.map((screen) => wait(other, screen))
  await start(one, ground, token)
  const woken = await Promise.all(opening)
  expect(woken.map(({ isDue }) => isDue)).toEqual([true, true])
  const { mark } = woken[0] as { mark: number }
  const ending = wait(other, ground, mark)
  await stop(ground)
  expect(await ending).toMatchObject({ isDue: true, mark: mark + 2 })
})

test('returns what happened between two polls immediately', async () => {
  const ground = await makePlayground(one.deps)
  await start(one, ground, token)
  expect(await wait(one, ground)).toMatchObject({ isDue: true })
})

test('catches up after a late start or a reconnected listener', async () => {
  const ground = await makePlayground(one.deps)
  await start(one, ground, token)
  const late = await servers.startAnother()
  const { mark } = await wait(late, ground)
  await late.close()
  const ending = wait(other, ground, mark)
  await servers.breakListeners()
  await stop(ground)
  expect(await ending).toMatchObject({ isDue: true, mark: mark + 2 })
})

test('replaces the previous poll of a box, and does not wake it for a foreign room', async () => {
  const [box, ground] = [await makeBox(one.deps), await makePlayground(one.deps)]
  // Two simultaneous calls may arrive in either sequence.
  const { wakeups } = one.deps
  const first = wakeups.wait(box.device.id, 0)
  const second = wakeups.wait(box.device.id, 0)
  expect(await first.result).toEqual({ isDue: false, mark: 0 })
  await start(one, ground, token)
  const third = wait(one, box)
  expect(await second.result).toEqual({ isDue: false, mark: 0 })
  wakeups.wait(box.device.id, 0).leave()
  expect(await third).toMatchObject({ isDue: false })
})

test('ignores a notification that is not a wake-up', async () => {
  for (const payload of ['x', '[]', '["1"]', '{"m":1}', '[1,2,'])
    await one.deps.listener.notify('device_wake', payload)
  const ground = await makePlayground(one.deps)
  await start(one, ground, token)
  expect(await wait(one, ground)).toMatchObject({ isDue: true })
})

test('answers all waiting polls when the server stops', async () => {
  const box = await makeBox(one.deps)
  const late = await servers.startAnother()
  const asked = vi.spyOn(late.deps.wakeups, 'wait')
  const waiting = wait(late, box)
  await vi.waitFor(() => expect(asked).toHaveBeenCalled())
  late.deps.wakeups.stop()
  expect(await waiting).toMatchObject({ isDue: false })
  expect(await wait(late, box)).toMatchObject({ isDue: false })
  await late.close()
})
