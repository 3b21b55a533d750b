import { claimCoupon } from '@lumiroute/contract/coupon'
import type { CallOf, Endpoint } from '@lumiroute/contract'
import { claimTouch, signInMember } from '@lumiroute/contract/member'
import { checkOut, getShopOrder, refundOrder } from '@lumiroute/contract/order'
import { notifyPayment } from '@lumiroute/contract/payment'
import { signBody } from '../adapters/line/signature.ts'
import { addPerson, type Channel } from '../adapters/line/stand-in/books.ts'
import { signIdToken } from '../adapters/line/stand-in/id-token.ts'
import type { StandIn } from '../adapters/line/stand-in/serve-line.ts'
import type { MadeProduct } from './catalogue-factories.ts'
import { type MadeAccount, signInAs } from './factories.ts'
import type { Act, PlannedPerson } from './funnel-plan.ts'
import { makeCart } from './order-steps.ts'
import { signResult } from './payment-steps.ts'
import { splitInput } from './split-input.ts'
import type { TestApp } from './test-app.ts'

export type FunnelWorld = {
  t: TestApp
  line: StandIn
  store: { code: string; account: MadeAccount; channel: Channel }
  adIds: readonly number[]
  product: MadeProduct
  cpnCode: string
  /** Sets the clock of the app and of LINE. */
  setTime(at: number): void
}

type Person = {
  address: string
  userId: string
  touch?: string | undefined
  token?: string
  order?: { orderNo: string; paymentId: string; amount: number }
}

/** Everybody does what is planned, in the sequence of time, through the app's HTTP interface. */
export async function walkPeople(world: FunnelWorld, plans: readonly PlannedPerson[]): Promise<void> {
  const people = plans.map((_, i): Person => ({
    address: `10.${(i >> 8) & 255}.${i & 255}.7`,
    userId: addPerson(world.line.books).userId,
  }))
  const acts = plans
    .flatMap(({ acts: own }, i) => own.map((act) => ({ act, person: people[i] as Person })))
    .toSorted((a, b) => a.act.at - b.act.at)
  for (const { act, person } of acts) {
    world.setTime(act.at)
    await perform(world, person, act)
  }
}

async function perform(world: FunnelWorld, person: Person, act: Act): Promise<void> {
  if (act.kind === 'scan') return scan(world, person, act.ad)
  if (act.kind === 'follow') return follow(world, person, act.at)
  if (act.kind === 'signIn') return arrive(world, person, act.at)
  if (!person.token) return
  if (act.kind === 'coupon') return claim(world, person, act.at)
  if (act.kind === 'order') return order(world, person, act)
  if (act.kind === 'pay') return pay(world, person)
  return refund(world, person, act.kind === 'refundAll')
}

let scans = 0

async function scan({ t, adIds }: FunnelWorld, person: Person, ad: number): Promise<void> {
  // Days pass in milliseconds here: a second scan of one phone would count as a doubled request.
  const headersOfPhone = { 'user-agent': `Mozilla/5.0 (iPhone) Line/15.1.0 ${++scans}` }
  const { headers } = await t.app.inject({
    url: `/q/${adIds[ad]}`,
    remoteAddress: person.address,
    headers: headersOfPhone,
  })
  const touch = new URL(String(headers.location)).searchParams.get('t')
  if (!touch) throw new Error(`the scan led to ${String(headers.location)}`)
  person.touch = touch
}

/** The first time by signing in, later in the open session, as the store front does. */
async function arrive(world: FunnelWorld, person: Person, at: number): Promise<void> {
  const isKnown = person.token !== undefined
  const { touch } = person
  await renew(world, person, at, isKnown ? undefined : touch)
  if (isKnown) await send(world, person, claimTouch, { store: world.store.code, touch })
  person.touch = undefined
}

/** Tokens end sooner than the simulated days. */
async function renew(world: FunnelWorld, person: Person, at: number, touch?: string): Promise<void> {
  const { channel, code } = world.store
  const idToken = signIdToken(channel, { userId: person.userId, at: new Date(at) })
  const { token } = await send(world, { address: person.address }, signInMember, {
    store: code,
    idToken,
    touch,
  })
  person.token = token as string
}

async function follow({ t, store }: FunnelWorld, { userId, address }: Person, at: number): Promise<void> {
  const event = {
    type: 'follow',
    mode: 'active',
    timestamp: at,
    source: { type: 'user', userId },
    webhookEventId: `01F${userId.slice(1, 24)}`,
    deliveryContext: { isRedelivery: false },
    follow: { isUnblocked: false },
  }
  const payload = JSON.stringify({ destination: `U${'0'.repeat(32)}`, events: [event] })
  const signature = signBody(store.channel.secret, Buffer.from(payload))
  const answer = await t.app.inject({
    method: 'POST',
    url: `/api/line/webhook/${store.code}`,
    remoteAddress: address,
    headers: { 'content-type': 'application/json', 'x-line-signature': signature },
    payload,
  })
  if (answer.statusCode !== 200) throw new Error(`webhook: ${answer.body}`)
}

async function claim(world: FunnelWorld, person: Person, at: number): Promise<void> {
  await renew(world, person, at)
  await send(world, person, claimCoupon, { store: world.store.code, cpnCode: world.cpnCode })
}

async function order(world: FunnelWorld, person: Person, { at, quantity }: { at: number; quantity: number }) {
  await renew(world, person, at)
  const cart = makeCart({ product: world.product, qty: quantity })
  const answer = await send(world, person, checkOut, { store: world.store.code, ...cart })
  const { orderNo, paymentId, orderAmount } = answer as Record<string, string> & { orderAmount: number }
  person.order = { orderNo: String(orderNo), paymentId: String(paymentId), amount: orderAmount }
}

async function pay(world: FunnelWorld, person: Person): Promise<void> {
  const { paymentId, amount } = person.order ?? { paymentId: '', amount: 0 }
  const sign = signResult(world.t, paymentId, 'SUCCESS', amount)
  await send(world, { address: person.address }, notifyPayment, {
    paymentId,
    status: 'SUCCESS',
    amount,
    sign,
  })
}

async function refund({ t, store }: FunnelWorld, { order: placed }: Person, isWhole: boolean): Promise<void> {
  const { token } = await signInAs(t.deps, store.account)
  const of = { store: store.code, orderNo: placed?.orderNo ?? '' }
  const [item] = (await t.call(getShopOrder, of, token)).body.order.items
  if (!item) throw new Error('an order without items')
  const line = { itemId: item.itemId, qty: 1, amount: item.oiProdSalePrice }
  const part = isWhole ? {} : { lines: [line] }
  const { status, body } = await t.call(refundOrder, { ...of, way: 'cash', ...part }, token)
  if (status !== 200) throw new Error(`refund: ${JSON.stringify(body)}`)
}

async function send<E extends Endpoint>(
  { t }: FunnelWorld,
  person: Pick<Person, 'address' | 'token'>,
  endpoint: E,
  input: CallOf<E>,
) {
  const { url, payload } = splitInput(endpoint, input as Record<string, unknown>)
  const response = await t.app.inject({
    method: endpoint.method,
    url: `/api${url}`,
    remoteAddress: person.address,
    headers: person.token ? { authorization: `Member ${person.token}` } : {},
    ...(payload && { payload }),
  })
  if (response.statusCode !== 200) throw new Error(`${endpoint.id}: ${response.body}`)
  return response.json() as Record<string, unknown>
}
