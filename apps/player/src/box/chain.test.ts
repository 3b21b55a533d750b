import { expect, test } from 'vitest'
import { makeAd, makeProgramme } from '../testing/make-programme.ts'
import { World } from '../testing/world.ts'

const minuteMs = 60_000
const noon = Date.parse('2026-11-15T12:00:00+08:00')
const programme = () => makeProgramme({ days: [{ date: '2026-11-15', ad: makeAd(1) }] })

async function makeWorld(prepare: (world: World) => void = () => {}) {
  const world = new World(programme(), noon)
  world.server.isTyped = true
  prepare(world)
  world.switchOn()
  await world.clock.pass(5 * minuteMs)
  return world
}

const getCalls = ({ server }: World, id: string) => server.calls.filter((call) => call.id === id)
const countSigned = ({ server }: World) =>
  [...server.chains.stored.values()].flatMap(({ chain }) => chain.rows).filter((row) => 'line' in row).length
const countPlays = ({ disk, server }: World) =>
  server.plays.size + disk.rows.filter(({ report }) => report.kind === 'play').length
const countImages = (world: World) => getCalls(world, 'playbox.sendScreenshot').length

test.each(['Ed25519', 'P-256'] as const)('signs every play and screenshot with %s', async (algorithm) => {
  const world = await makeWorld(({ keys }) => (keys.algorithm = algorithm))
  await world.clock.pass(40 * minuteMs)
  expect(world.server.plays.size).toBeGreaterThan(200)
  expect(countImages(world)).toBe(2)
  expect(countSigned(world)).toBe(world.server.plays.size + 2)
  expect(await world.server.chains.verdicts()).toEqual([{ isValid: true, signedTo: countSigned(world) }])
})

test('continues the chain after days offline, restarts and lost answers', async () => {
  const world = await makeWorld()
  world.server.isUp = false
  for (let times = 0; times < 4; times++) {
    await world.clock.pass(20 * minuteMs)
    world.switchOn()
  }
  world.server.isUp = true
  world.server.answersToLose = 4
  await world.clock.pass(30 * minuteMs)
  const [verdict, ...others] = await world.server.chains.verdicts()
  expect(verdict).toMatchObject({ isValid: true })
  expect(others).toEqual([])
  expect(world.server.plays.size).toBeGreaterThan(600)
  expect(countSigned(world)).toBeGreaterThanOrEqual(world.server.plays.size)
})

test('a play that the server rejects leaves a tombstone, and the rest stays signed', async () => {
  let seen = 0
  const rejected = new Set<string>()
  const world = await makeWorld(({ server }) => {
    server.rejects = ({ playId }) => {
      seen += 1
      if (seen % 5 === 0 && !server.plays.has(playId)) rejected.add(playId)
      return rejected.has(playId)
    }
  })
  await world.clock.pass(40 * minuteMs)
  world.server.rejects = () => false
  await world.clock.pass(5 * minuteMs)
  expect(rejected.size).toBeGreaterThan(20)
  const [verdict] = await world.server.chains.verdicts()
  expect(verdict).toMatchObject({ isValid: true })
  const rows = [...world.server.chains.stored.values()].flatMap(({ chain }) => chain.rows)
  expect(rows.filter((row) => 'hash' in row)).toHaveLength(rejected.size)
  expect(world.disk.graves).toEqual([])
})

test('rows that had no space leave tombstones, also before a screenshot', async () => {
  const world = await makeWorld()
  world.server.isUp = false
  await world.clock.pass(50 * minuteMs)
  await world.disk.trim(0, world.disk.rows.findIndex(({ report }) => report.kind === 'image') - 3)
  world.server.isUp = true
  await world.clock.pass(5 * minuteMs)
  const [verdict] = await world.server.chains.verdicts()
  expect(verdict).toMatchObject({ isValid: true })
  expect(countSigned(world)).toBe(world.server.plays.size + countImages(world))
})

test('a box that was paired before keys gets one at its next contact', async () => {
  const world = await makeWorld(({ keys }) => (keys.algorithm = null))
  expect(world.server.plays.size).toBeGreaterThan(10)
  expect(world.server.chains.stored.size).toBe(0)
  expect(getCalls(world, 'playbox.sendHeartbeat').at(-1)?.input.fingerprint).toBeNull()
  world.keys.algorithm = 'Ed25519'
  world.switchOn()
  await world.clock.pass(5 * minuteMs)
  expect(getCalls(world, 'playbox.registerKey')).toHaveLength(1)
  expect(await world.server.chains.verdicts()).toMatchObject([{ isValid: true }])
})

test('a box that lost its key signs with a new one, and sends what the old one linked unsigned', async () => {
  const world = await makeWorld()
  world.server.isUp = false
  await world.clock.pass(10 * minuteMs)
  world.keys.clear()
  world.switchOn()
  await world.clock.pass(minuteMs)
  const all = countPlays(world)
  world.server.isUp = true
  await world.clock.pass(10 * minuteMs)
  expect(world.server.plays.size).toBeGreaterThan(all)
  expect(await world.server.chains.verdicts()).toMatchObject([{ isValid: true }, { isValid: true }])
})

test('loses no play when the server lost its chain or its keys, and signs anew', async () => {
  const world = await makeWorld()
  await world.clock.pass(10 * minuteMs)
  world.server.chains.stored.clear()
  await world.clock.pass(5 * minuteMs)
  const all = countPlays(world)
  expect(await world.server.chains.verdicts()).toMatchObject([{ isValid: true }])
  world.server.chains.keys.clear()
  world.server.chains.stored.clear()
  await world.clock.pass(10 * minuteMs)
  expect(countPlays(world)).toBeGreaterThan(all + 50)
  expect(world.disk.rows.length).toBeLessThan(30)
})

test('plays are sent unsigned when the server takes no key', async () => {
  const world = await makeWorld(({ server }) => (server.chains.isClosed = true))
  await world.clock.pass(30 * minuteMs)
  expect(world.server.plays.size).toBeGreaterThan(150)
  expect(countSigned(world)).toBe(0)
  expect(getCalls(world, 'playbox.registerKey').length).toBeLessThan(100)
})

test('takes a new key at each pairing', async () => {
  const world = await makeWorld()
  world.server.token = 'another'
  await world.clock.pass(10 * minuteMs)
  const keys = getCalls(world, 'playbox.finishPairing').flatMap(({ input }) => (input.key ? [input.key] : []))
  expect(new Set(keys.map((key) => JSON.stringify(key))).size).toBe(2)
  expect(await world.server.chains.verdicts()).toMatchObject([{ isValid: true }, { isValid: true }])
})
