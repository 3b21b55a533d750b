import type { Endpoint } from '@lumiroute/contract'
import {
  listAdActions,
  type AdAction,
  type AdState,
  approveAd,
  deleteAd,
  findTransition,
  listAds,
  type Party,
  recordOfflinePayment,
  rejectAd,
  getAdStatus,
  submitAd,
  updateAd,
  updateAdCheck,
  withdrawAd,
} from '@lumiroute/contract/ad'
import { payAd } from '@lumiroute/contract/payment'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { ads, orders, payments } from '../../../db/schema/index.ts'
import { type MadeAd, makePlaylist } from '../../../testing/ad-factories.ts'
import { adStates, buildForm, makeAdIn } from '../../../testing/ad-steps.ts'
import { makeOperator, makeStoreAdmin, type Person } from '../../../testing/factories.ts'
import { notify } from '../../../testing/payment-steps.ts'
import { startTestApp, type TestApp } from '../../../testing/test-app.ts'

let t: TestApp
let store: Person
let operator: Person
const playlistOf = new Map<number, number>()

beforeAll(async () => {
  t = await startTestApp()
  store = await makeStoreAdmin(t.deps)
  operator = await makeOperator(t.deps)
  for (const { store: each } of [store, operator])
    playlistOf.set(each.id, (await makePlaylist(t.deps, { storeId: each.id })).id)
})
afterAll(() => t.close())

/** Who acts on whose ad. An operator also acts for the platform's own store. */
const seats: { name: string; parties: Party[]; people: () => { actor: Person; owner: Person } }[] = [
  { name: 'store', parties: ['store'], people: () => ({ actor: store, owner: store }) },
  { name: 'operator', parties: ['operator'], people: () => ({ actor: operator, owner: store }) },
  {
    name: 'operator, own ad',
    parties: ['store', 'operator'],
    people: () => ({ actor: operator, owner: operator }),
  },
]

const review = (endpoint: Endpoint) => (ad: MadeAd) => ({ endpoint, input: { adId: ad.id, reason: '測試' } })
const check = (payStatus: 'request' | 'accept' | 'reject') => (ad: MadeAd) => ({
  endpoint: updateAdCheck as Endpoint,
  input: { adId: ad.id, payStatus, reason: '測試' },
})
const edit = (change: object) => (ad: MadeAd) => ({
  endpoint: updateAd as Endpoint,
  input: { storeId: ad.storeId, adId: ad.id, ad_data: { ...buildForm(ad), ...change } },
})
const named = (endpoint: Endpoint) => (ad: MadeAd) => ({
  endpoint,
  input: { storeId: ad.storeId, adId: ad.id },
})

type Ask = (ad: MadeAd) => { endpoint: Endpoint; input: object }
/** Each endpoint with the actions it may perform. */
const calls: { name: string; actions: AdAction[]; ask: Ask; operators?: true }[] = [
  { name: 'edit all', actions: ['edit'], ask: edit({ vehicleType: 'bus' }) },
  {
    name: 'edit the content',
    actions: ['edit', 'editContent', 'change'],
    ask: edit({ name: '新的名稱' }),
  },
  { name: 'delete', actions: ['delete'], ask: named(deleteAd) },
  { name: 'pay', actions: ['pay'], ask: named(payAd) },
  { name: 'submit', actions: ['submit'], ask: review(submitAd) },
  { name: 'approve', actions: ['approve'], ask: review(approveAd), operators: true },
  { name: 'reject', actions: ['reject'], ask: review(rejectAd), operators: true },
  { name: 'withdraw', actions: ['withdraw'], ask: review(withdrawAd), operators: true },
  { name: 'reject or withdraw', actions: ['reject', 'withdraw'], ask: check('reject'), operators: true },
  { name: 'record a payment', actions: ['recordPayment'], ask: named(recordOfflinePayment), operators: true },
]

async function getState(adId: number): Promise<AdState | undefined> {
  const [ad] = await t.deps.db.select().from(ads).where(eq(ads.id, adId))
  const [order] = await t.deps.db.select().from(orders).where(eq(orders.adId, adId))
  const pay = order ? (order.paymentStatus === 'SUCCESS' ? 'paid' : 'unpay') : 'none'
  return ad && { review: ad.review as AdState['review'], pay }
}

const makeIn = (state: AdState, { store: { id } }: Person) =>
  makeAdIn(t, state, { storeId: id, playId1: playlistOf.get(id) as number })

describe.each(seats)('$name', ({ name, parties, people }) => {
  describe.each(calls)('$name', ({ name: call, actions, ask, operators }) => {
    test.each(adStates)('at $review and $pay', async (state) => {
      const { actor, owner } = people()
      const ad = await makeIn(state, owner)
      const { endpoint, input } = ask(ad)
      const { status, body } = await t.call<Endpoint>(endpoint, input as never, actor.token)
      const move = actions.map((action) => findTransition(state, action)).find(Boolean)
      const isTheirs = move?.who.some((party) => parties.includes(party))
      const refusal = (operators && name === 'store') || (move && !isTheirs) ? 403 : 409
      expect({ status, body }).toMatchObject({ status: isTheirs ? 200 : refusal })
      const after = isTheirs ? move?.becomes(state) : state
      expect(await getState(ad.id)).toEqual(isTheirs && call === 'delete' ? undefined : after)
    })
  })

  test.each(adStates)('returns the possible actions at $review and $pay', async (state) => {
    const { actor, owner } = people()
    const ad = await makeIn(state, owner)
    const { body } = await t.call(listAds, { adId: ad.id }, actor.token)
    const [answered] = body.adList
    expect(answered?.actions).toEqual(listAdActions(state, parties))
    expect(answered?.payment).toMatchObject({ ...state, statusCode: getAdStatus(state) })
  })
})

test.each(adStates.filter(({ pay }) => pay !== 'none'))(
  'pays by a signed webhook at $review and $pay if the table says so',
  async (state) => {
    const ad = await makeIn(state, store)
    const [order] = await t.deps.db.select().from(orders).where(eq(orders.adId, ad.id))
    const { id: orderId, paymentId } = order as typeof orders.$inferSelect
    const attempt = { paymentId, orderId, provider: 'SANDBOX', amount: 8000, status: 'INIT' }
    await t.deps.db.insert(payments).values({ ...attempt, uuid: crypto.randomUUID() })
    await notify(t, paymentId, 'SUCCESS')
    expect(await getState(ad.id)).toEqual(findTransition(state, 'settle')?.becomes(state) ?? state)
  },
)

test('names the status and the action in the error', async () => {
  const ad = await makeIn({ review: 'request', pay: 'paid' }, store)
  const { body } = await t.call(deleteAd, { storeId: ad.storeId, adId: ad.id }, store.token)
  expect(body).toMatchObject({ code: 'CONFLICT', message: '審核中的廣告不可刪除' })
  const unpaid = await makeIn({ review: 'request', pay: 'unpay' }, store)
  const answer = await t.call(updateAdCheck, { adId: unpaid.id, payStatus: 'accept' }, operator.token)
  expect(answer.body.message).toBe('廣告尚未付款，請待店家付款，或登錄線下付款後再審核通過')
})
