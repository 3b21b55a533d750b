import { device, type Endpoint, operator, ownStore, ownStoreIfNamed, ownThing } from '@lumiroute/contract'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { makeAd } from '../../testing/ad-factories.ts'
import { makeFile, makeOperator, makeStoreAdmin, type Person } from '../../testing/factories.ts'
import { startTestApp, type TestApp } from '../../testing/test-app.ts'
import { requireCaller, requireScope } from './access.ts'
import type { Actor } from './identity.ts'
import { listRequiredSteps, requireStepsDone } from './required-steps.ts'

let t: TestApp
let own: Person
let other: Person
let boss: Person
beforeAll(async () => {
  t = await startTestApp()
  own = await makeStoreAdmin(t.deps)
  other = await makeStoreAdmin(t.deps)
  boss = await makeOperator(t.deps)
})
afterAll(() => t.close())

const actor = ({ store, account }: Person, given: Partial<Actor> = {}) =>
  ({
    isOperator: account.id === boss.account.id,
    storeId: store.id,
    storeCode: store.storeCode,
    storeRole: 'owner',
    requiredSteps: [],
    ...given,
  }) as unknown as Actor

/** The store that the call may touch, or the code of the refusal. */
async function scope(access: object, who: Person, body: object): Promise<unknown> {
  const input = { params: {}, query: {}, body, headers: {} }
  try {
    return await requireScope(t.deps.db, { access } as Endpoint, actor(who), input)
  } catch (error) {
    const { code, fields } = error as { code: string; fields?: object }
    return fields ? Object.keys(fields) : code
  }
}

const byCode = ownStore('body.store', 'code')
const byId = ownStore('body.storeId', 'id')

test('a person names their own store, an operator any', async () => {
  const { id, storeCode } = own.store
  for (const who of [own, boss]) {
    expect(await scope(byCode, who, { store: storeCode.toUpperCase() })).toEqual({ storeId: id })
    for (const storeId of [id, String(id)])
      expect(await scope(byId, who, { storeId })).toEqual({ storeId: id })
  }
  expect(await scope(byCode, other, { store: storeCode })).toBe('FORBIDDEN')
  expect(await scope(byId, other, { storeId: id })).toBe('FORBIDDEN')
})

test.each([1.5, 'x', -1, 2 ** 31, -(2 ** 31), 2 ** 40, true, {}, [[1]], 'NaN'])(
  'the store %j is missing for an operator and forbidden for others',
  async (storeId) => {
    expect(await scope(byId, boss, { storeId })).toBe('NOT_FOUND')
    expect(await scope(byId, own, { storeId })).toBe('FORBIDDEN')
  },
)

test.each([1, 'no-such-store', 'a\0b', {}])('the store code %j is missing', async (store) => {
  expect(await scope(byCode, boss, { store })).toBe('NOT_FOUND')
})

test.each([undefined, null, ''])('a store left out as %j is an error at its field', async (store) => {
  for (const who of [own, boss]) expect(await scope(byCode, who, { store })).toEqual(['store'])
})

test('without an optional store, an operator means all and others their own', async () => {
  const optional = ownStoreIfNamed('body.store', 'code')
  expect(await scope(optional, boss, {})).toBeNull()
  expect(await scope(optional, own, {})).toEqual({ storeId: own.store.id })
  expect(await scope(byCode, own, {})).toEqual(['store'])
  expect(await scope(optional, own, { store: other.store.storeCode })).toBe('FORBIDDEN')
})

test('an ad, an account and a file belong to their store; another’s is missing', async () => {
  const ads = [
    await makeAd(t.deps, { storeId: other.store.id }),
    await makeAd(t.deps, { storeId: own.store.id }),
  ]
  const files = [
    await makeFile(t.deps, { storeId: other.store.id }),
    await makeFile(t.deps, { storeId: own.store.id }),
  ]
  const cases = [
    ['ad', ads[0]?.id, ads[1]?.id],
    ['file', files[0]?.uuidName, files[1]?.uuidName],
    ['account', other.account.id, own.account.id],
  ] as const
  for (const [thing, theirs, mine] of cases) {
    const access = ownThing(thing, 'body.it')
    expect([thing, await scope(access, own, { it: mine })]).toEqual([thing, { storeId: own.store.id }])
    expect([thing, await scope(access, own, { it: theirs })]).toEqual([thing, 'NOT_FOUND'])
    expect([thing, await scope(access, boss, { it: theirs })]).toEqual([thing, { storeId: other.store.id }])
    for (const it of [{}, 1.5, undefined])
      expect([thing, await scope(access, boss, { it })]).toEqual([thing, 'NOT_FOUND'])
  }
})

test('operator endpoints refuse stores, device endpoints refuse people', () => {
  const call = (access: object, who: Actor | null) => () => requireCaller({ access } as Endpoint, who)
  expect(call(operator, actor(own))).toThrow(expect.objectContaining({ code: 'FORBIDDEN' }))
  expect(call(operator, actor(boss))).not.toThrow()
  for (const who of [null, actor(boss)])
    expect(call(device, who)).toThrow(expect.objectContaining({ code: 'UNAUTHENTICATED' }))
  expect(call({ who: 'public' }, null)).not.toThrow()
  expect(call(byCode, null)).toThrow(expect.objectContaining({ code: 'UNAUTHENTICATED' }))
})

test('lists the steps that a person still has to do, and refuses other calls until then', () => {
  const person = { role: 'ROLE_ADMIN', hasSecondFactor: false, mustChangePassword: false } as const
  const steps = (operatorMfa: 'required' | 'optional', given: object = {}) =>
    listRequiredSteps({ operatorMfa } as never, { ...person, ...given })
  expect(steps('required')).toEqual(['secondFactor'])
  expect(steps('optional')).toEqual([])
  expect(steps('required', { role: 'ROLE_STORE' })).toEqual([])
  expect(steps('required', { hasSecondFactor: true, mustChangePassword: true })).toEqual(['newPassword'])
  const call = (endpoint: object, requiredSteps: string[]) => () =>
    requireStepsDone(endpoint as Endpoint, actor(own, { requiredSteps } as never))
  expect(call({ access: byCode }, ['newPassword'])).toThrow(
    expect.objectContaining({ text: expect.objectContaining({ key: 'session.newPasswordRequired' }) }),
  )
  expect(call({ access: byCode }, ['secondFactor'])).toThrow(
    expect.objectContaining({ text: expect.objectContaining({ key: 'session.secondFactorRequired' }) }),
  )
  expect(call({ access: byCode, allowedDuring: ['newPassword'] }, ['newPassword'])).not.toThrow()
  expect(call({ access: { who: 'public' } }, ['newPassword'])).not.toThrow()
  expect(call({ access: byCode }, [])).not.toThrow()
})
