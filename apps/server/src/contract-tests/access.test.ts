import { type Access, type Endpoint, type ErrorCode, type InputPath, isMemberOnly } from '@lumiroute/contract'
import { hasPermission, storeRoles } from '@lumiroute/contract/account'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { routes } from '../features/routes.ts'
import { makeOperator, makeSignedInMember, makeStoreAdmin, type Person } from '../testing/factories.ts'
import { makeBox } from '../testing/road-factories.ts'
import type { TestApp } from '../testing/test-app.ts'
import { makeBadTokens } from './bad-tokens.ts'
import { type Parts, sendParts, validParts, withoutValueAt, withValueAt } from './call-parts.ts'
import { makeDevices, names, partsNaming } from './devices-fixture.ts'
import { type Fingerprint, createFingerprint } from './fingerprint.ts'
import { startContractTestApp } from './contract-test-app.ts'
import { thingFixtures } from './things-fixture.ts'

let t: TestApp
let badTokens: Record<string, string>
let fingerprint: Fingerprint
let visitors = 0

beforeAll(async () => {
  t = await startContractTestApp()
  badTokens = await makeBadTokens(t)
  fingerprint = await createFingerprint(t)
})
afterAll(() => t.close())

/** From a new address each time, so that no call hits the rate limit. */
async function send(endpoint: Endpoint, parts: Parts, from: { token?: string; authorization?: string } = {}) {
  const address = `10.1.${++visitors >> 8}.${visitors & 255}`
  const { statusCode, body } = await sendParts(t.app, endpoint, parts, { ...from, address })
  return { status: statusCode, body, code: codeIn(body) }
}

function codeIn(body: string): ErrorCode | undefined {
  try {
    return (JSON.parse(body) as { code?: ErrorCode }).code
  } catch {
    return undefined
  }
}

async function expectNoWrite(work: () => Promise<void>) {
  const before = await fingerprint()
  await work()
  expect(await fingerprint()).toEqual(before)
}

type Named = { own: Parts; foreign: Parts; missing: Parts; unnamed: Parts }
type Stage = { own: Person; stranger: Person; operator: Person; parts: Named }

/** Two stores with accounts, and inputs that name one, the other and neither. */
async function setStage(endpoint: Endpoint): Promise<Stage> {
  const own = await makeStoreAdmin(t.deps)
  const stranger = await makeStoreAdmin(t.deps)
  const values = await namedValues(endpoint.access, own, stranger)
  const unnamed = validParts(endpoint)
  const at = (value: unknown) =>
    'at' in endpoint.access ? withValueAt(unnamed, endpoint.access.at, value) : unnamed
  const parts = { own: at(values.own), foreign: at(values.foreign), missing: at(values.missing), unnamed }
  return { own, stranger, operator: await makeOperator(t.deps), parts }
}

async function namedValues(access: Access, own: Person, stranger: Person) {
  if (access.who === 'ownThing')
    return thingFixtures[access.thing](t.deps, { own: own.store, foreign: stranger.store })
  if (access.who === 'ownStore' && access.by === 'id')
    return { own: own.store.id, foreign: stranger.store.id, missing: 2_000_000_000 }
  return { own: own.store.storeCode, foreign: stranger.store.storeCode, missing: 'NOBODY-HAS-THIS' }
}

/** Past the access check: whatever the action says about the made-up input, access was granted. */
function expectAdmitted(
  { status, code }: { status: number; code: ErrorCode | undefined },
  endpoint: Endpoint,
) {
  expect(status).toBeLessThan(500)
  const refusals = (['UNAUTHENTICATED', 'FORBIDDEN'] as const).filter(
    (each) => endpoint.access.who !== 'public' || !endpoint.errors?.includes(each),
  )
  expect(refusals).not.toContain(code)
}

describe.each(routes.map(({ endpoint }) => endpoint))('$id', (endpoint) => {
  const { access } = endpoint
  const { who } = access
  const isMemberAlone = isMemberOnly(access)
  const takesPeople = who !== 'device' && !isMemberAlone
  const takesStores = takesPeople && who !== 'operator'
  /** Shared by all rejected calls: each of these tests verifies that nothing changed. */
  let shared: Promise<Stage> | undefined
  const setSharedStage = () => (shared ??= setStage(endpoint))

  test('rejects an invalid token and changes nothing', async () => {
    const { parts } = await setSharedStage()
    await expectNoWrite(async () => {
      for (const [name, authorization] of Object.entries(badTokens)) {
        const { status } = await send(endpoint, parts.own, { authorization })
        expect({ name, status }).toEqual({ name, status: 401 })
      }
    })
  })

  test.runIf(who === 'public')('requires no token', async () => {
    const { parts } = await setStage(endpoint)
    expectAdmitted(await send(endpoint, parts.own), endpoint)
  })

  test.runIf(who !== 'public')('rejects a call without a token and changes nothing', async () => {
    const { parts } = await setSharedStage()
    await expectNoWrite(async () =>
      expect(await send(endpoint, parts.own)).toMatchObject({ status: 401, code: 'UNAUTHENTICATED' }),
    )
  })

  test.runIf(takesStores)('admits a store administrator', async () => {
    const { own, parts } = await setStage(endpoint)
    expectAdmitted(await send(endpoint, parts.own, own), endpoint)
  })

  test.runIf(takesStores && who !== 'public').each(storeRoles)(
    'admits or rejects the role %s by the table of permissions',
    async (storeRole) => {
      const isAllowed = hasPermission(storeRole, endpoint.permission)
      const { own, parts } = await (isAllowed ? setStage(endpoint) : setSharedStage())
      const colleague = await makeStoreAdmin(t.deps, { storeId: own.store.id, storeRole })
      if (isAllowed) return expectAdmitted(await send(endpoint, parts.own, colleague), endpoint)
      return expectNoWrite(async () =>
        expect(await send(endpoint, parts.own, colleague)).toMatchObject({ status: 403, code: 'FORBIDDEN' }),
      )
    },
  )

  const namesStoreApart = who === 'ownStore' && !access.optional && !access.at.startsWith('params.')
  test.runIf(namesStoreApart)(
    'rejects a call without its store as bad input and changes nothing',
    async () => {
      const { own, operator, parts } = await setSharedStage()
      const place = (access as { at: InputPath }).at
      const field = place.slice(place.indexOf('.') + 1)
      await expectNoWrite(async () => {
        for (const { token } of [own, operator]) {
          const { status, body } = await send(endpoint, withoutValueAt(parts.own, place), { token })
          expect({ status, body: JSON.parse(body) as object }).toMatchObject({
            status: 400,
            body: { code: 'VALIDATION', fields: { [field]: expect.any(String) } },
          })
        }
      })
    },
  )

  test.runIf(who === 'ownStore' && access.optional)('allows omitting the store', async () => {
    const { own, operator, parts } = await setStage(endpoint)
    expectAdmitted(await send(endpoint, parts.unnamed, own), endpoint)
    expectAdmitted(await send(endpoint, parts.unnamed, operator), endpoint)
  })

  test.runIf(!takesStores)('rejects a store administrator', async () => {
    const { own, parts } = await setSharedStage()
    const status = who === 'device' ? 401 : 403
    await expectNoWrite(async () => expect(await send(endpoint, parts.own, own)).toMatchObject({ status }))
  })

  test.runIf(isMemberAlone)('rejects an operator and changes nothing', async () => {
    const { operator, parts } = await setSharedStage()
    await expectNoWrite(async () =>
      expect(await send(endpoint, parts.own, operator)).toMatchObject({ status: 403, code: 'FORBIDDEN' }),
    )
  })

  test.runIf(takesPeople)('admits an operator', async () => {
    const { operator, parts } = await setStage(endpoint)
    expectAdmitted(await send(endpoint, parts.own, operator), endpoint)
  })

  test.runIf(who === 'device')('admits a device', async () => {
    const { own } = await makeDevices(t)
    expectAdmitted(await send(endpoint, partsNaming(endpoint, own), own.by), endpoint)
  })

  test.runIf(who === 'device')(
    'rejects a revoked and a forged device token and changes nothing',
    async () => {
      const { own, revoked } = await makeDevices(t)
      const forged = { ...own, by: { authorization: `${own.by.authorization.slice(0, -4)}AAAA` } }
      await expectNoWrite(async () => {
        for (const each of [revoked, forged])
          expect(await send(endpoint, partsNaming(endpoint, each), each.by)).toMatchObject({
            status: 401,
            code: 'UNAUTHENTICATED',
          })
      })
    },
  )

  test.runIf(who === 'device' && names(endpoint, 'deviceId'))(
    'rejects another device’s token and changes nothing',
    async () => {
      const { own, stranger } = await makeDevices(t)
      await expectNoWrite(async () =>
        expect(await send(endpoint, partsNaming(endpoint, own), stranger.by)).toMatchObject({
          status: 401,
          code: 'UNAUTHENTICATED',
        }),
      )
    },
  )

  test.runIf(who === 'device' && names(endpoint, 'recordId'))(
    'rejects another device’s row exactly like a missing one',
    async () => {
      const { own, stranger } = await makeDevices(t)
      const { macAddr } = own
      await expectNoWrite(async () => {
        const foreign = await send(
          endpoint,
          partsNaming(endpoint, { macAddr, recordId: stranger.recordId }),
          own.by,
        )
        expect(foreign).toMatchObject({ status: 404, code: 'NOT_FOUND' })
        const missing = partsNaming(endpoint, { macAddr, recordId: 2_000_000_000 })
        expect(await send(endpoint, missing, own.by)).toEqual(foreign)
      })
    },
  )

  test.runIf(who !== 'device')('rejects a device as a person', async () => {
    const { by } = await makeBox(t.deps)
    const { parts } = await setSharedStage()
    await expectNoWrite(async () =>
      expect(await send(endpoint, parts.own, by)).toMatchObject({ status: 401 }),
    )
  })

  test.runIf(who === 'member')('admits a member', async () => {
    const { own, parts } = await setStage(endpoint)
    const { by } = await makeSignedInMember(t.deps, { storeId: own.store.id })
    expectAdmitted(await send(endpoint, parts.own, by), endpoint)
  })

  test.runIf(who === 'member')('rejects a member at another store like at a missing one', async () => {
    const { own, parts } = await setSharedStage()
    const { by } = await makeSignedInMember(t.deps, { storeId: own.store.id })
    await expectNoWrite(async () => {
      const foreign = await send(endpoint, parts.foreign, by)
      expect(foreign).toMatchObject({ status: 403, code: 'FORBIDDEN' })
      expect(await send(endpoint, parts.missing, by)).toEqual(foreign)
    })
  })

  test.runIf(who === 'member')('rejects a disabled or erased member immediately', async () => {
    const { own, parts } = await setSharedStage()
    const storeId = own.store.id
    const gone = [
      await makeSignedInMember(t.deps, { storeId, mbrEnabled: false }),
      await makeSignedInMember(t.deps, { storeId, erasedAt: new Date() }),
    ]
    await expectNoWrite(async () => {
      for (const { by } of gone)
        expect(await send(endpoint, parts.own, by)).toMatchObject({ status: 401, code: 'UNAUTHENTICATED' })
    })
  })

  test.runIf(who !== 'member')('rejects a member as a person', async () => {
    const { own, parts } = await setSharedStage()
    const { by } = await makeSignedInMember(t.deps, { storeId: own.store.id })
    await expectNoWrite(async () =>
      expect(await send(endpoint, parts.own, by)).toMatchObject({ status: 401 }),
    )
  })

  test.runIf(who === 'ownStore' || who === 'ownThing' || (who === 'member' && !isMemberAlone))(
    'rejects another store’s row exactly like a missing one',
    async () => {
      const { own, operator, parts } = await setSharedStage()
      const refusal =
        who === 'ownThing' ? { status: 404, code: 'NOT_FOUND' } : { status: 403, code: 'FORBIDDEN' }
      await expectNoWrite(async () => {
        const foreign = await send(endpoint, parts.foreign, own)
        expect(foreign).toMatchObject(refusal)
        expect(await send(endpoint, parts.missing, own)).toEqual(foreign)
        expect(await send(endpoint, parts.missing, operator)).toMatchObject({ status: 404 })
      })
    },
  )
})
