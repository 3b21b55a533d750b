import { type Endpoint, isMultipart } from '@lumiroute/contract'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { routes } from '../features/routes.ts'
import {
  makeOperator,
  makeSignedInMember,
  makeStoreAdmin,
  type Person,
  signInAs,
} from '../testing/factories.ts'
import { pollHealth } from '../testing/health-poll.ts'
import { makeDrive } from '../testing/road-factories.ts'
import { makeDataDir, type ServerProcess, startServerProcess } from '../testing/server-process.ts'
import { startTestApp, type TestApp } from '../testing/test-app.ts'
import { createTestDatabase } from '../testing/test-database.ts'
import { buildAddress, validParts } from './call-parts.ts'
import { thingFixtures } from './things-fixture.ts'
import { type WorstBody, worstBodies } from './worst-bodies.ts'
import { makeWorstPictures } from './worst-pictures.ts'

const p99Ms = 250
const mostMs = 500
/** `npm run test:worst` covers every endpoint; `npm test` a sixth of them, a different sixth each day. */
const isWhole = process.env.WORST_INPUT === 'all'
// The target applies to a full run; beside other tests garbage is collected later.
const grownMegabytes = isWhole ? 300 : 450
const sixths = 6
const today = Math.floor(Date.now() / 86_400_000) % sixths
const isDue = (_endpoint: unknown, index: number) => isWhole || index % sixths === today

/** Creates the rows that calls refer to; the server under load runs in its own process. */
let t: TestApp
let server: ServerProcess
let remove: () => Promise<void>
let operator: Person
let store: Person
beforeAll(async () => {
  const database = await createTestDatabase()
  t = await startTestApp({ databaseUrl: database.url })
  await t.deps.jobs.stop()
  operator = await makeOperator(t.deps)
  store = await makeStoreAdmin(t.deps)
  const { dataDir, remove: removeData } = await makeDataDir()
  server = await startServerProcess({
    DATABASE_URL: database.url,
    DATA_DIR: dataDir,
    JWT_SECRET: t.deps.settings.secrets.jwt,
    ENCRYPTION_KEY: t.deps.settings.secrets.encryption,
    CALLS_PER_MINUTE: '1000000',
    TRUST_PROXY: '127.0.0.1',
    LINE_API_BASE: 'http://127.0.0.1:1',
  })
  remove = async () => {
    await server.stop()
    await t.close()
    await database.drop()
    await removeData()
  }
})
afterAll(() => remove())

/** An authorised caller and existing ids. */
async function makeCall(endpoint: Endpoint): Promise<{ path: string; authorization: string }> {
  const { access } = endpoint
  const known: Record<string, unknown> = { store: store.store.storeCode, storeCode: store.store.storeCode }
  // Signed again, since the run may outlast a token.
  let authorization = `Bearer ${(await signInAs(t.deps, operator.account)).token}`
  if (access.who === 'device') {
    const { macAddr, recordId, by } = await makeDrive(t.deps)
    Object.assign(known, { deviceId: macAddr, recordId })
    authorization = by.authorization
  }
  if (access.who === 'member')
    authorization = (await makeSignedInMember(t.deps, { storeId: store.store.id })).by.authorization
  if (access.who === 'ownStore' && access.by === 'id') known[getLast(access.at)] = store.store.id
  if (access.who === 'ownThing') {
    const { own } = await thingFixtures[access.thing](t.deps, { own: store.store, foreign: operator.store })
    known[getLast(access.at)] = own
  }
  const { body: _worst, ...bodiless } = endpoint
  const parts = validParts(bodiless)
  const named = (fields: Record<string, unknown>) =>
    Object.fromEntries(Object.entries(fields).map(([name, value]) => [name, known[name] ?? value]))
  return {
    path: buildAddress(endpoint, { ...parts, params: named(parts.params), query: named(parts.query) }),
    authorization,
  }
}
const getLast = (place: string) => place.split('.')[1] as string

let visitors = 0
type Sent = { label: string; status: number; fromMs: number; toMs: number }
const now = () => performance.timeOrigin + performance.now()

async function send(
  { id, method }: Endpoint,
  { path, authorization }: Awaited<ReturnType<typeof makeCall>>,
  { what, type, payload }: WorstBody,
): Promise<Sent> {
  const fromMs = now()
  const sent = fetch(`${server.url}${path}`, {
    method,
    headers: {
      authorization,
      'content-type': type,
      // Rate limits by address must not hide the cost of the call.
      'x-forwarded-for': `10.${(++visitors >> 16) & 255}.${(visitors >> 8) & 255}.${visitors & 255}`,
    },
    body: payload as string,
  })
  // A body rejected by its length may find the connection closed while it is still being sent.
  const status = await sent.then(
    async (answer) => (await answer.arrayBuffer(), answer.status),
    () => 0,
  )
  return { label: `${id}: ${what}`, status, fromMs, toMs: now() }
}

const quantile = (values: number[], share: number) =>
  values.toSorted((a, b) => a - b)[Math.min(values.length - 1, Math.floor(values.length * share))] ?? 0

/** Sends all calls and returns what the health poll measured meanwhile. */
async function pollWhile(work: (note: (sent: Sent) => void) => Promise<void>) {
  const sents: Sent[] = []
  const { polls, stop } = pollHealth(server)
  try {
    await work((sent) => void sents.push(sent))
  } finally {
    await stop()
  }
  const slow = polls
    .filter(({ cpuMs }) => cpuMs > p99Ms)
    .map(({ atMs, wallMs, cpuMs }) => {
      const during = sents.filter(({ fromMs, toMs }) => fromMs < atMs + wallMs && toMs > atMs)
      return `${Math.round(cpuMs)} ms: ${during.map(({ label }) => label).join(', ')}`
    })
  const figures = {
    calls: sents.length,
    polls: polls.length,
    p99: Math.round(
      quantile(
        polls.map(({ cpuMs }) => cpuMs),
        0.99,
      ),
    ),
    most: Math.round(Math.max(...polls.map(({ cpuMs }) => cpuMs))),
    wallP99: Math.round(
      quantile(
        polls.map(({ wallMs }) => wallMs),
        0.99,
      ),
    ),
    grownMegabytes: Math.round(
      (Math.max(...polls.map(({ memoryBytes }) => memoryBytes)) - (polls[0]?.memoryBytes ?? 0)) / 2 ** 20,
    ),
  }
  process.stdout.write(`${JSON.stringify(figures)}\n${slow.join('\n')}\n`)
  return { sents, polls, slow, figures }
}

function requireCalm({ sents, polls, slow, figures }: Awaited<ReturnType<typeof pollWhile>>) {
  expect(sents.filter(({ status }) => status >= 500 && status !== 503)).toEqual([])
  expect(polls.filter(({ status }) => status !== 200)).toEqual([])
  expect({ p99: figures.p99, slow }).toSatisfy(() => figures.p99 <= p99Ms)
  expect({ most: figures.most, slow }).toSatisfy(() => figures.most <= mostMs)
  expect(figures.grownMegabytes).toBeLessThanOrEqual(grownMegabytes)
}

const all = routes.map(({ endpoint }) => endpoint)

test('is not blocked by a megabyte of worst-case JSON, CSV or XML at any endpoint', async () => {
  const takers = all.filter(({ body }) => body && !isMultipart(body))
  expect(takers.length).toBeGreaterThan(80)
  // What the first calls load and compile does not count as growth.
  for (const endpoint of takers.slice(0, isWhole ? 8 : 3))
    for (const worst of worstBodies(endpoint)) await send(endpoint, await makeCall(endpoint), worst)
  const found = await pollWhile(async (note) => {
    for (const endpoint of takers.filter(isDue)) {
      const call = await makeCall(endpoint)
      for (const worst of worstBodies(endpoint)) note(await send(endpoint, call, worst))
    }
  })
  requireCalm(found)
}, 1_800_000)

test('is not blocked by many pictures of the largest size', async () => {
  const pictures = await makeWorstPictures()
  const upload = all.find(({ body }) => isMultipart(body)) as Endpoint
  for (const worst of pictures.slice(0, 1)) await send(upload, await makeCall(upload), worst)
  const found = await pollWhile(async (note) => {
    const takers = all.filter(({ body }) => isMultipart(body))
    for (const endpoint of isWhole ? takers : takers.slice(0, 1)) {
      const call = await makeCall(endpoint)
      for (const worst of pictures) {
        const atOnce = worst.what.includes('megapixels') ? 3 : 1
        const sent = Array.from({ length: atOnce }, () => send(endpoint, call, worst))
        for (const each of await Promise.all(sent)) note(each)
      }
    }
  })
  requireCalm(found)
}, 900_000)
