import { isDeepStrictEqual } from 'node:util'
import type { Endpoint } from '@lumiroute/contract'
import { getHealth } from '@lumiroute/contract/overview'
import { getMe } from '@lumiroute/contract/session'
import fc from 'fast-check'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { routes } from '../features/routes.ts'
import { makeOperator, makeSignedInMember, makeStoreAdmin, type Person } from '../testing/factories.ts'
import { mainThreadMs } from '../testing/health-poll.ts'
import { makeDrive } from '../testing/road-factories.ts'
import type { TestApp } from '../testing/test-app.ts'
import { findRefusalFault } from './error-shape.ts'
import { type Fingerprint, createFingerprint } from './fingerprint.ts'
import { injectOnce } from './call-parts.ts'
import { startContractTestApp } from './contract-test-app.ts'
import { thingFixtures } from './things-fixture.ts'
import { type Known, type WildCall, wildCall } from './wild-call.ts'

// `npm run test:random` makes more calls.
const runs = Number(process.env.RANDOM_RUNS ?? 40)

const largeLength = 100_000
/** CPU time of this thread, including response checks that only tests make. */
const mostHeldUpMs = 1000

let t: TestApp
let fingerprint: Fingerprint
type Seen = Awaited<ReturnType<Fingerprint>>
let visitors = 0
/** Called when a caller is replaced, which writes rows. */
let onNew = () => undefined as void

beforeAll(async () => {
  t = await startContractTestApp()
  fingerprint = await createFingerprint(t)
})
afterAll(() => t.close())

type Role = 'operator' | 'store'
const makers = { operator: makeOperator, store: makeStoreAdmin }

/** The caller of an endpoint; a device where only devices have access. */
type Caller = { known: Known; authorizationOf: (role: Role) => Promise<string> }

async function makeCaller(endpoint: Endpoint): Promise<Caller> {
  const callers = await makeCallers()
  const known = await getKnown(endpoint, callers.people.store)
  if (endpoint.access.who === 'member') return { known, authorizationOf: await memberBeside(callers) }
  if (endpoint.access.who !== 'device')
    return { known, authorizationOf: async (role) => `Bearer ${await callers.tokenOf(role)}` }
  const { macAddr, recordId, by } = await makeDrive(t.deps)
  return { known: { deviceId: macAddr, recordId }, authorizationOf: async () => by.authorization }
}

/** Where members have access, a member calls instead of the store account, which has no more rights there. */
async function memberBeside({ people, tokenOf }: Callers) {
  const { by } = await makeSignedInMember(t.deps, { storeId: people.store.store.id })
  return async (role: Role) => (role === 'operator' ? `Bearer ${await tokenOf(role)}` : by.authorization)
}

/** The two callers of a test run; one that loses its session is replaced. */
type Callers = Awaited<ReturnType<typeof makeCallers>>
async function makeCallers() {
  const people: Record<Role, Person> = {
    operator: await makeOperator(t.deps),
    store: await makeStoreAdmin(t.deps),
  }
  return {
    people,
    async tokenOf(role: Role): Promise<string> {
      if (await t.deps.watch.isEnded(people[role].sessionId)) {
        people[role] = await makers[role](t.deps)
        onNew()
      }
      return people[role].token
    },
  }
}

async function getKnown({ access }: Endpoint, { store }: Person): Promise<Known> {
  const foreign = await makeStoreAdmin(t.deps)
  const stores: Known = {
    id: store.id,
    storeId: store.id,
    storeCode: store.storeCode,
    store: store.storeCode,
  }
  if (access.who === 'ownStore' || access.who === 'member')
    return { ...stores, [getLast(access.at)]: store[access.by === 'id' ? 'id' : 'storeCode'] }
  if (access.who !== 'ownThing') return stores
  const { own } = await thingFixtures[access.thing](t.deps, { own: store, foreign: foreign.store })
  return { ...stores, [getLast(access.at)]: own }
}
const getLast = (place: string) => place.split('.')[1] as string

async function send(endpoint: Endpoint, { url, type, payload }: WildCall, authorization: string) {
  const calling = injectOnce(t.app, endpoint, {
    method: endpoint.method,
    url,
    headers: { authorization, ...(type !== undefined && { 'content-type': type }) },
    ...(payload !== undefined && { payload }),
    remoteAddress: `10.${(++visitors >> 16) & 255}.${(visitors >> 8) & 255}.${visitors & 255}`,
  })
  const heldUpMs = (payload?.length ?? 0) > largeLength ? await measureHealth() : 0
  const { statusCode, payload: text } = await calling
  return { status: statusCode, text, heldUpMs }
}

/** CPU time of this process before it answered a health call. */
async function measureHealth(): Promise<number> {
  const from = mainThreadMs()
  const { status } = await t.call(getHealth, {})
  return status === 200 ? mainThreadMs() - from : Infinity
}

const readers = new Set(routes.filter(({ kind }) => kind === 'read').map(({ endpoint }) => endpoint.id))
/** Their writes are checked once, after all calls. */
const isRead = ({ method, id }: Endpoint) => method === 'GET' || readers.has(id)

type Sent = { wild: WildCall; authorization: string }
const lookEvery = 25

/**
 * Checks that one endpoint's rejected calls wrote nothing. Comparing all tables costs more than the call, so
 * many calls share one comparison.
 */
function watchRefusals(endpoint: Endpoint) {
  let base: Seen | undefined
  const refused: Sent[] = []

  async function look(calls: Sent[]): Promise<string | undefined> {
    const now = await fingerprint()
    const fault = isDeepStrictEqual(now, base)
      ? undefined
      : `one of these writes what it refuses: ${tell(calls)}`
    base = now
    return fault
  }
  /** A call was accepted in between, so only a second round shows whether the rejected ones wrote. */
  async function repeat(calls: Sent[]): Promise<string | undefined> {
    base = await fingerprint()
    for (const { wild, authorization } of calls)
      if ((await send(endpoint, wild, authorization)).status < 400) return (base = undefined)
    return look(calls)
  }
  return {
    before: async () => (base ??= await fingerprint()),
    async refuse(sent: Sent): Promise<string | undefined> {
      refused.push(sent)
      return refused.length < lookEvery ? undefined : look(refused.splice(0))
    },
    async accept(): Promise<string | undefined> {
      base = undefined
      return refused.length > 0 ? repeat(refused.splice(0)) : undefined
    },
    end: () => (refused.length > 0 ? look(refused.splice(0)) : Promise.resolve(undefined)),
    forget: () => void (base = undefined),
  }
}
const tell = (calls: Sent[]) => JSON.stringify(calls.map(({ wild }) => wild)).slice(0, 3000)

type Watch = ReturnType<typeof watchRefusals>

/** What a call did wrong: it failed, leaked something, or wrote although it was rejected. */
async function findFault(endpoint: Endpoint, sent: Sent, watch: Watch): Promise<string | undefined> {
  if (!isRead(endpoint)) await watch.before()
  const { status, text, heldUpMs } = await send(endpoint, sent.wild, sent.authorization)
  if (heldUpMs > mostHeldUpMs) return `holds up others for ${heldUpMs} ms`
  if (status < 400) return isRead(endpoint) ? undefined : watch.accept()
  const fault = findRefusalFault(status, text)
  if (fault) return `${fault}: ${text.slice(0, 500)}`
  return isRead(endpoint) ? undefined : watch.refuse(sent)
}

test.each(routes.map(({ endpoint }) => endpoint))(
  '$id accepts any input without failing, leaking, or writing what it rejects',
  async (endpoint) => {
    const { known: names, authorizationOf } = await makeCaller(endpoint)
    const watch = watchRefusals(endpoint)
    onNew = watch.forget
    const before = await fingerprint()

    const call = fc.tuple(wildCall(endpoint, names), fc.constantFrom<Role>('operator', 'store'))
    const claim = fc.asyncProperty(call, async ([wild, role]) => {
      const fault = await findFault(endpoint, { wild, authorization: await authorizationOf(role) }, watch)
      if (fault) throw new Error(fault)
    })
    await fc.assert(claim, { numRuns: runs, endOnFailure: true })
    expect(await watch.end()).toBeUndefined()

    expect(isRead(endpoint) ? await fingerprint() : before).toEqual(before)
    expect((await t.call(getHealth, {})).status).toBe(200)
    const { token } = await makeStoreAdmin(t.deps)
    expect((await t.call(getMe, {}, token)).status).toBe(200)
  },
  180_000,
)
