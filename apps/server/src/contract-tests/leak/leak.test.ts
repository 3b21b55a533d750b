import type { Endpoint } from '@lumiroute/contract'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { routes } from '../../features/routes.ts'
import { makeOperator } from '../../testing/factories.ts'
import type { TestApp } from '../../testing/test-app.ts'
import type { Parts } from '../call-parts.ts'
import { startContractTestApp } from '../contract-test-app.ts'
import { type Filled, fillStore } from './fill-store.ts'
import { markOf } from './marks.ts'
import { foreignCalls, ownCall } from './leak-calls.ts'
import { listUnmarked } from './mark-texts.ts'
import { type Seen, sendAs, textsIn, withoutEcho } from './read-response.ts'
import { listRows } from './row-versions.ts'
import { changesByItself, needsMore, samples, showsNoText, showsPeople } from './samples.ts'

let t: TestApp
let a: Filled
let b: Filled
let operator: string
/** What A saw before there was a B. */
const seenAlone = new Map<string, Seen>()

const isRead = ({ endpoint, kind }: (typeof routes)[number]) =>
  endpoint.method === 'GET' || kind === 'read' || kind === 'send'
const isOf =
  (...who: Endpoint['access']['who'][]) =>
  ({ endpoint }: { endpoint: Endpoint }) =>
    who.includes(endpoint.access.who)
const isLog = ({ id }: Endpoint) => /log|audit/i.test(id)
const toEndpoint = ({ endpoint }: { endpoint: Endpoint }) => endpoint

const reads = routes.filter(isRead).map(toEndpoint)
const ofStores = reads.filter(({ access }) => access.who !== 'operator')
const writes = routes
  .filter((route) => !isRead(route) && isOf('signedIn', 'ownStore', 'ownThing', 'member', 'device')(route))
  .map(toEndpoint)

/** Who calls: the store's own people, and a member or a device where these have access. */
function callerOf({ access }: Endpoint, { callers }: Filled): string | undefined {
  if (access.who === 'public') return undefined
  if (access.who === 'operator') return operator
  return access.who === 'member' || access.who === 'device' ? callers[access.who] : callers.person
}

/** A log also shows what was sent before. */
const sentBefore = new Set<string>()
const send = (endpoint: Endpoint, parts: Parts, authorization: string | undefined) => {
  for (const text of textsIn(parts)) sentBefore.add(text)
  // An answer from before the other store existed would prove nothing.
  t.deps.frontCache.clear()
  return sendAs(t.app, endpoint, parts, authorization)
}
const read = (endpoint: Endpoint, seen: Seen, parts: Parts) =>
  withoutEcho(seen, isLog(endpoint) ? [...sentBefore] : textsIn(parts))

beforeAll(async () => {
  // Signed links and times of the server stay the same.
  const now = new Date()
  t = await startContractTestApp({ now: () => now })
  operator = `Bearer ${(await makeOperator(t.deps)).token}`
  a = await fillStore(t, 'A')
  for (const endpoint of ofStores)
    seenAlone.set(endpoint.id, await send(endpoint, await ownCall(endpoint, a, t), callerOf(endpoint, a)))
  // What A's calls logged belongs to A.
  await t.deps.activityLog.flush()
  b = await fillStore(t, 'B')
})
afterAll(() => t.close())

test('every text of every table has the marks of both stores', async () => {
  expect(await listUnmarked(t.deps, 'A')).toEqual([])
  expect(await listUnmarked(t.deps, 'B')).toEqual([])
})

test('declarations name existing endpoints', () => {
  const ids = new Set(reads.map(({ id }) => id))
  const named = [
    ...Object.keys({ ...samples, ...needsMore }),
    ...showsNoText,
    ...showsPeople,
    ...changesByItself,
  ]
  expect(named.filter((id) => !ids.has(id))).toEqual([])
})

/** Anybody may ask for any store in public, but then sees only that one; other public calls name what all may see. */
const isAboutOwn = ({ access }: Endpoint, parts: Parts, own: Parts) =>
  access.who !== 'public' || (own.params?.store !== undefined && parts.params?.store === own.params.store)

const hasMark = (text: string, { mark }: Filled) => text.toUpperCase().includes(markOf(mark))
/** The name, number, mail, address or birthday of a member, in full. */
const listPersonal = (text: string, ...stores: Filled[]) =>
  stores.flatMap(({ person }) => Object.values(person)).filter((value) => text.includes(value))

describe.each(ofStores)('$id', (endpoint) => {
  test.runIf(!(endpoint.id in needsMore))('shows what its own store entered', async () => {
    const parts = await ownCall(endpoint, a, t)
    const seen = await send(endpoint, parts, callerOf(endpoint, a))
    const hint = `${seen.text.slice(0, 300)}: declare its input in samples.ts`
    expect(seen.status, `no valid call of ${endpoint.id} is known. ${hint}`).toBeLessThan(400)
    const isShown = hasMark(read(endpoint, seen, parts), a)
    expect(isShown, 'shows texts of its store, or is declared in samples.ts as showing none').toBe(
      !showsNoText.has(endpoint.id),
    )
    expect(listPersonal(seen.text, a).length > 0).toBe(showsPeople.has(endpoint.id))
  })

  test('shows nothing of another store, and people only masked', async () => {
    const own = await ownCall(endpoint, a, t)
    const { names, person } = b
    const words = [
      markOf('B'),
      names.paymentId,
      names.orderNo,
      names.mbrCode,
      person.mbrMobile,
      person.mbrName,
    ]
    const foreign = await foreignCalls(endpoint, { own, foreign: b, words, t })
    const calls = [own, ...foreign.filter((parts) => isAboutOwn(endpoint, parts, own))]
    for (const parts of calls) {
      const seen = await send(endpoint, parts, callerOf(endpoint, a))
      const text = read(endpoint, seen, parts)
      const faults = [...listPersonal(text, b), ...(text.match(/leak-b[\w-]*/gi) ?? [])]
      if (!showsPeople.has(endpoint.id)) faults.push(...listPersonal(text, a))
      expect({ parts, faults }).toEqual({ parts, faults: [] })
    }
  })

  test.runIf(!changesByItself.has(endpoint.id) && !(endpoint.id in needsMore))(
    'answers the same whatever another store has',
    async () => {
      const now = await send(endpoint, await ownCall(endpoint, a, t), callerOf(endpoint, a))
      expect(now).toEqual(seenAlone.get(endpoint.id))
    },
  )

  const namesStore = endpoint.access.who === 'ownStore' || endpoint.access.who === 'member'
  test.runIf(namesStore)('shows operators only the store that they named', async () => {
    const { access } = endpoint as { access: { at: `${keyof Parts}.${string}` } }
    const [part, name] = access.at.split('.') as [keyof Parts, string]
    const own = await ownCall(endpoint, a, t)
    const parts = { ...own, [part]: { ...own[part], [name]: a.names[name] } }
    const seen = await send(endpoint, parts, operator)
    const text = read(endpoint, seen, parts)
    expect(hasMark(text, b)).toBe(false)
    expect(listPersonal(text, ...(showsPeople.has(endpoint.id) ? [b] : [a, b]))).toEqual([])
  })
})

describe.each(reads.filter(({ access }) => access.who === 'operator'))('$id', (endpoint) => {
  test.runIf(!(endpoint.id in needsMore))('shows people only masked', async () => {
    const seen = await send(endpoint, await ownCall(endpoint, a, t), operator)
    expect(seen.status, `${seen.text.slice(0, 300)}: declare its input in samples.ts`).toBeLessThan(400)
    expect(listPersonal(seen.text, a, b)).toEqual([])
  })
})

/** Last, since some of these calls succeed. */
describe.each(writes)('$id', (endpoint) => {
  test('neither shows nor changes things of another store', async () => {
    const own = await ownCall(endpoint, a, t)
    const before = await listRows(t.deps, markOf('B'))
    for (const parts of await foreignCalls(endpoint, { own, foreign: b, words: [], t })) {
      const seen = await send(endpoint, parts, callerOf(endpoint, a))
      const text = read(endpoint, seen, parts)
      expect({ parts, leak: hasMark(text, b) }).toEqual({ parts, leak: false })
    }
    const after = new Set(await listRows(t.deps, markOf('B')))
    expect(before.filter((row) => !after.has(row))).toEqual([])
  })
})

test('the activity log has no personal data', async () => {
  const { rows } = await t.deps.db.pool.query<{ path: string }>('select path from activity_log')
  const paths = rows.map(({ path }) => decodeURIComponent(path)).join('\n')
  expect(listPersonal(paths, a, b)).toEqual([])
})
