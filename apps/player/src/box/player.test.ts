import { expect, test } from 'vitest'
import { hashSha256, makeAd, makeProgramme } from '../testing/make-programme.ts'
import { World } from '../testing/world.ts'

const secondMs = 1000
const minuteMs = 60 * secondMs
const hourMs = 60 * minuteMs
const noon = Date.parse('2026-11-15T12:00:00+08:00')
const booked = (version = 'v1') => makeProgramme({ version, days: [{ date: '2026-11-15', ad: makeAd(1) }] })
const withdrawn = makeProgramme({ version: 'v2', days: [{ date: '2026-11-15', ad: null }] })

async function pairedWorld(startMs = noon) {
  const world = new World(booked(), startMs)
  world.server.isTyped = true
  world.switchOn()
  await world.clock.pass(minuteMs)
  return world
}

const getCalls = ({ server }: World, id: string) => server.calls.filter((call) => call.id === id)

test('an unpaired device shows its code, and plays soon after an operator entered it', async () => {
  const world = new World(booked(), noon)
  world.switchOn()
  await world.clock.pass(minuteMs)
  expect(world.screen.view).toMatchObject({ kind: 'code', code: 'ABC234' })
  world.server.isTyped = true
  await world.clock.pass(20 * secondMs)
  expect(world.screen.onScreen).toMatch(/^ad1-/)
})

test('starts the record once, and reports each play once with position and length', async () => {
  const world = await pairedWorld()
  await world.clock.pass(10 * minuteMs)
  expect(getCalls(world, 'playbox.startRecord')).toHaveLength(1)
  const plays = [...world.server.plays.values()]
  expect(plays.length).toBeGreaterThan(50)
  for (const play of plays)
    expect(play).toMatchObject({ plannedMs: 10_000, playedMs: 10_000, position: { lat: 25, lng: 121.5 } })
  const starts = plays.map(({ startAt }) => Date.parse(startAt))
  expect(starts.slice(1).map((at, index) => at - (starts[index] ?? 0))).toEqual(
    starts.slice(1).map(() => 10_000),
  )
})

test('sends a screenshot soon after the ad began, and every half hour', async () => {
  const world = await pairedWorld()
  await world.clock.pass(2 * minuteMs)
  expect(getCalls(world, 'playbox.sendScreenshot')).toHaveLength(1)
  await world.clock.pass(hourMs)
  expect(getCalls(world, 'playbox.sendScreenshot')).toHaveLength(3)
})

test('reloads the page once a day at night, and continues where it was', async () => {
  const world = new World(makeProgramme({ days: [{ date: '2026-11-16', ad: makeAd(1) }] }), noon)
  world.server.isTyped = true
  world.switchOn()
  world.clock.skip(15 * hourMs)
  await world.clock.pass(59 * minuteMs)
  world.clock.skip(24 * hourMs)
  world.server.programme = makeProgramme({ days: [{ date: '2026-11-17', ad: makeAd(1) }], version: 'v2' })
  await world.clock.pass(10 * secondMs)
  expect(world.renewals).toBe(0)
  await world.clock.pass(30 * minuteMs)
  expect(world.renewals).toBe(1)
  const starts = [...world.server.plays.values()].map(({ startAt }) => Date.parse(startAt))
  const lately = starts.filter((at) => at > noon + 39.99 * hourMs).toSorted()
  const gaps = lately.slice(1).map((at, index) => at - (lately[index] ?? 0))
  expect(gaps.length).toBeGreaterThan(100)
  expect(Math.max(...gaps)).toBeLessThanOrEqual(minuteMs)
})

test('removes a withdrawn ad within a minute', async () => {
  const world = await pairedWorld()
  world.server.programme = withdrawn
  await world.clock.pass(minuteMs)
  expect(world.screen.onScreen).toMatch(/^default-/)
})

test('a revoked device shows its code and nothing else', async () => {
  const world = await pairedWorld()
  world.server.token = 'another'
  world.server.isTyped = false
  await world.clock.pass(minuteMs)
  expect(world.screen.view.kind).toBe('code')
  await world.clock.pass(10 * minuteMs)
  expect(world.screen.view.kind).toBe('code')
})

test('plays the last programme at once when started offline', async () => {
  const world = await pairedWorld()
  world.server.isUp = false
  await world.clock.pass(hourMs)
  world.switchOn()
  await world.clock.pass(secondMs)
  expect(world.screen.onScreen).toMatch(/^ad1-/)
})

test('sends offline plays when the network is back, and lost answers duplicate nothing', async () => {
  const world = await pairedWorld()
  await world.clock.pass(5 * minuteMs)
  world.server.isUp = false
  await world.clock.pass(3 * hourMs)
  const waiting = world.disk.rows.filter(({ report }) => report.kind === 'play').length
  expect(waiting).toBeGreaterThan(1000)
  world.server.isUp = true
  world.server.answersToLose = 3
  await world.clock.pass(20 * minuteMs)
  expect(world.disk.rows.length).toBeLessThan(30)
  const starts = [...world.server.plays.values()].map(({ startAt }) => Date.parse(startAt))
  expect(new Set(starts).size).toBe(starts.length)
  expect(starts).toEqual(starts.toSorted((a, b) => a - b))
  const batches = getCalls(world, 'playbox.sendPlays').map(({ input }) => (input.plays as unknown[]).length)
  // A screenshot each half hour is a row of the chain between them.
  expect(Math.max(...batches)).toBe(180)
})

test('reports a file that failed three times, and plays the rest', async () => {
  const world = new World(booked(), noon)
  world.broken.add(hashSha256('ad1-a'))
  world.server.isTyped = true
  world.switchOn()
  await world.clock.pass(3 * minuteMs)
  expect(world.screen.onScreen).toBe('ad1-b')
  const beat = getCalls(world, 'playbox.sendHeartbeat').at(-1)
  expect(beat?.input.faults).toEqual([{ file: hashSha256('ad1-a'), text: 'broken' }])
})

test('ends the record with its day', async () => {
  const midnight = noon + 12 * hourMs
  const world = await pairedWorld(midnight - 10 * minuteMs)
  await world.clock.pass(12 * minuteMs)
  const [stop] = getCalls(world, 'playbox.stopRecord')
  expect(stop?.input).toMatchObject({ recordId: 10 })
  expect(Date.parse(String(stop?.input.at))).toBeLessThan(midnight)
  expect(world.screen.onScreen).toMatch(/^default-/)
})

test('sends everything at once when the network is back', async () => {
  const world = await pairedWorld()
  await world.clock.pass(minuteMs)
  const before = world.server.plays.size
  await world.clock.pass(25 * secondMs)
  expect(world.server.plays.size).toBe(before)
  world.player?.wake()
  await world.clock.pass(secondMs)
  expect(world.server.plays.size).toBeGreaterThan(before)
})
