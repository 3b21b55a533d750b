import { earnPoints } from '@lumiroute/contract/point-card'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { serveLine, type StandIn } from '../../../adapters/line/stand-in/serve-line.ts'
import { memberCards } from '../../../db/schema/index.ts'
import { connectedShop, makeFriend } from '../../../testing/message-steps.ts'
import { makePointCard } from '../../../testing/coupon-factories.ts'
import { startTestApp, type TestApp } from '../../../testing/test-app.ts'
import { sendExpiryReminder } from './send-expiry-reminder.ts'

let line: StandIn
let t: TestApp
beforeAll(async () => {
  line = await serveLine()
  t = await startTestApp({ settings: { lineApiBase: line.url } })
})
afterAll(async () => {
  await t.close()
  await line.stop()
})

test.each([
  ['en', /has 3 points left/],
  ['en-US', /has 3 points left/],
  ['zh-TW', /還有 3 點/],
  ['ja', /還有 3 點/],
  ['', /還有 3 點/],
])('reminds a member with the LINE language “%s” in words like %s', async (mbrLang, words) => {
  const shop = await connectedShop(t, line)
  const rules = { pcExpiry: { mode: 'from_last_use' as const, days: 5 } }
  const { pcCode } = await makePointCard(t.deps, { storeId: shop.store.id, rules })
  const { id, mbrCode } = await makeFriend(t, line, shop, { mbrLang })
  await t.call(earnPoints, { store: shop.code, pcCode, mbrCode, points: 3 }, shop.token)
  const [card] = await t.deps.db.select().from(memberCards).where(eq(memberCards.memberId, id))
  await sendExpiryReminder(t.deps, { memberCardId: card?.id ?? 0, retryKey: crypto.randomUUID() })
  const [sent] = line.books.deliveries.filter(({ token }) => token === shop.channel.token)
  expect(sent?.messages).toMatchObject([{ type: 'text', text: expect.stringMatching(words) as string }])
})
