import { expect, test } from 'vitest'
import { makeAd, makeProgramme } from '../testing/make-programme.ts'
import { World } from '../testing/world.ts'

const today = '2026-11-15'
const start = Date.parse(`${today}T12:00:00+08:00`)
const minute = 60_000
const url = 'https://live.example/a.m3u8'

type Given = { isSigned?: boolean; stopAfterMs?: number }

/** A paired device on which a stream is due. */
async function watch({ isSigned = false, stopAfterMs = 24 * 60 * minute }: Given = {}) {
  const stopAt = new Date(start + stopAfterMs).toISOString()
  const ad = makeAd(1, { name: '開幕直播', stream: { playbackUrl: url, isSigned, startAt: null, stopAt } })
  const world = new World(makeProgramme({ ad, days: [{ date: today, ad }] }), start)
  world.server.isTyped = true
  world.switchOn()
  await world.clock.pass(10_000)
  return world
}

/** The picture moves once a second. */
async function move(world: World, seconds: number) {
  for (let second = 0; second < seconds; second += 1) {
    world.screen.stream.onMoved()
    await world.clock.pass(1000)
  }
}

const told = ({ server }: World) =>
  [...server.streamEvents.values()].map(({ kind, detail }) => [kind, detail])
const nameTold = ({ server }: World) =>
  server.calls.filter(({ id }) => id === 'playbox.sendHeartbeat').at(-1)?.input.onScreen

test('reports start, error, return and end of a stream once each, even after a lost answer', async () => {
  const world = await watch({ stopAfterMs: 5 * minute })
  expect(world.screen.streams).toEqual([url])
  await move(world, 40)
  expect(nameTold(world)).toEqual({ adId: 1, adName: '開幕直播', name: '直播' })
  world.server.answersToLose = 1
  world.screen.stream.onStreamError('fragLoadError 404')
  await world.clock.pass(20_000)
  await move(world, 30)
  await world.clock.pass(5 * minute)
  expect(told(world)).toEqual([
    ['start', ''],
    ['error', 'fragLoadError 404'],
    ['resume', ''],
    ['error', ''],
    ['end', ''],
  ])
  expect(world.screen.streams.at(-1)).toBeNull()
})

test('shutting down ends the stream, and starting opens it again', async () => {
  const world = await watch()
  await move(world, 20)
  world.switchOn()
  await world.clock.pass(2000)
  await move(world, 20)
  expect(told(world).map(([kind]) => kind)).toEqual(['start', 'end', 'start'])
})

test('opens a signed stream with a URL from the server and renews it before it expires', async () => {
  const world = await watch({ isSigned: true })
  expect(world.screen.streams).toEqual(['https://stream.mux.com/abc.m3u8?token=1'])
  await move(world, 49 * 60)
  expect(world.screen.streams).toHaveLength(1)
  await move(world, 3 * 60)
  expect(world.screen.streams.slice(1)).toEqual(['https://stream.mux.com/abc.m3u8?token=2'])
  expect(world.screen.isStreamUp).toBe(true)
})

test('plays the playlist without a URL from the server, and the stream as soon as there is one', async () => {
  const world = await watch({ isSigned: true })
  world.server.streamLifeMs = null
  world.switchOn()
  await world.clock.pass(30_000)
  expect(world.screen.streams).toEqual([])
  expect(world.screen.onScreen).toMatch(/^ad1-/)
  world.server.streamLifeMs = 3_600_000
  await world.clock.pass(12_000)
  expect(world.screen.streams).toHaveLength(1)
})

test('sends an event at once that occurs while the queue is being read', async () => {
  const world = await watch()
  world.disk.rows = []
  world.disk.readMs = 2000
  world.player?.wake()
  await world.clock.pass(100)
  await move(world, 10)
  expect(told(world)).toEqual([['start', '']])
})
