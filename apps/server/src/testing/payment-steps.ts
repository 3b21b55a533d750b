import { createHmac } from 'node:crypto'
import { type HandOff, notifyPayment, payAd } from '@lumiroute/contract/payment'
import { eq, sql } from 'drizzle-orm'
import { orders, paymentWebhooks, payments } from '../db/schema/index.ts'
import { type MadeAd, makeAd } from './ad-factories.ts'
import { makeStoreAdmin, type Person } from './factories.ts'
import type { TestApp } from './test-app.ts'

export type Begun = { ad: MadeAd; own: Person; paymentId: string; checkoutUrl: string; handOff: HandOff }

/** A store with an ad whose payment has started. */
export async function beginPayment(t: TestApp, given: { own?: Person; ad?: MadeAd } = {}): Promise<Begun> {
  const own = given.own ?? (await makeStoreAdmin(t.deps))
  const ad = given.ad ?? (await makeAd(t.deps, { storeId: own.store.id }))
  const { body } = await t.call(payAd, { storeId: own.store.id, adId: ad.id }, own.token)
  const { paymentId, checkoutUrl } = body
  return { ad, own, paymentId, checkoutUrl, handOff: readHandOff(checkoutUrl) }
}

/** Parses the checkout URL like the external page. */
export const readHandOff = (checkoutUrl: string): HandOff =>
  JSON.parse(
    Buffer.from(new URL(checkoutUrl).searchParams.get('data') ?? 'bnVsbA==', 'base64').toString(),
  ) as HandOff

export const signResult = ({ deps }: TestApp, paymentId: string, status: string, amount: number) =>
  createHmac('sha256', deps.settings.secrets.payment).update(`${paymentId}|${status}|${amount}`).digest('hex')

export async function notify(
  t: TestApp,
  paymentId: string,
  status: 'SUCCESS' | 'FAIL',
  { amount = 8000, sign }: { amount?: number; sign?: string } = {},
) {
  const body = { paymentId, status, amount, sign: sign ?? signResult(t, paymentId, status, amount) }
  return t.call(notifyPayment, body)
}

/** The state of the payment attempt and its order, and the outcomes of its webhooks. */
export async function getBooks({ deps: { db } }: TestApp, paymentId: string) {
  const [row] = await db
    .select({
      payment: payments.status,
      order: orders.paymentStatus,
      orderId: orders.id,
      paidBy: orders.paymentId,
      paymentType: orders.paymentType,
      isPaidAt: sql<boolean>`${orders.paidAt} is not null`,
    })
    .from(payments)
    .innerJoin(orders, eq(orders.id, payments.orderId))
    .where(eq(payments.paymentId, paymentId))
  const notices = await db
    .select({ verdict: paymentWebhooks.verdict })
    .from(paymentWebhooks)
    .where(eq(paymentWebhooks.paymentId, paymentId))
    .orderBy(paymentWebhooks.id)
  return { ...row, verdicts: notices.map(({ verdict }) => verdict) }
}
