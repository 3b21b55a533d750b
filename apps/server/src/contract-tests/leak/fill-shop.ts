import { randomUUID } from 'node:crypto'
import {
  couponHolders,
  gameRooms,
  gameSeats,
  lineEvents,
  memberCards,
  messageChunks,
  messageLinks,
  messages,
  orderEvents,
  orderItems,
  payments,
  pointCardVersions,
  pointLedger,
  shopSettings,
  storeGameRounds,
} from '../../db/schema/index.ts'
import { and, eq, inArray } from 'drizzle-orm'
import type { Deps } from '../../deps.ts'
import { makeActivity, makeCategory, makeProduct } from '../../testing/catalogue-factories.ts'
import {
  makeCoupon,
  makePointCard,
  makeShopOrder,
  makeTicket,
  plainRules,
} from '../../testing/coupon-factories.ts'
import { makeMember } from '../../testing/factories.ts'
import { makeTag, makeVisit } from '../../testing/member-factories.ts'
import type { Filling } from './marks.ts'

/** A shop with one of everything, all of it about one member. */
export async function fillShop(filling: Filling, ad: { adId: number; recordId: number }) {
  const { deps, storeId, word, person } = filling
  await deps.db.insert(shopSettings).values({ storeId })
  const member = await makeMember(deps, {
    storeId,
    ...person,
    mbrCode: word('member'),
    lineUserId: word('lineUser'),
    followStatus: 'following',
    followedAt: deps.now(),
    consent: { version: word('consent'), at: deps.now().toISOString(), channel: 'line' },
    mbrPicture: `https://example.tw/${word('picture')}.png`,
  })
  await makeTag(deps, { storeId, tagRule: null }, [member.id])
  await makeVisit(deps, { memberId: member.id, adId: ad.adId, recordId: ad.recordId })
  await deps.db
    .insert(lineEvents)
    .values({ webhookEventId: word('event'), storeId, memberId: member.id, type: 'follow', at: deps.now() })
  await fillCatalogue(filling)
  const order = await fillOrder(filling, member)
  await fillCoupon(filling, member.id)
  await fillPointCard(filling, member.id)
  await fillMessage(filling, member.id)
  await fillGame(filling, member.id)
  return { member, order }
}
type Member = Awaited<ReturnType<typeof makeMember>>

async function fillCatalogue({ deps, storeId, word }: Filling) {
  const category = await makeCategory(deps, { storeId })
  await makeProduct(deps, {
    storeId,
    cateId: category.id,
    prodTags: [word('prodTag')],
    variants: [{ varCode: word('variant'), optionValues: [word('option')] }],
  })
  await makeActivity(deps, { storeId, actType: 'banner' })
  await makeActivity(deps, { storeId, actType: 'activity', actAudienceTags: [word('audience')] })
}

async function fillOrder({ deps, storeId, word, person }: Filling, member: Member) {
  const order = await makeShopOrder(deps, {
    storeId,
    memberId: member.id,
    paymentId: word('PAY'),
    paymentStatus: 'SUCCESS',
    orderStatus: 'paid',
    paidAt: deps.now(),
    mbr: {
      mbrCode: member.mbrCode,
      name: person.mbrName,
      mobile: person.mbrMobile,
      email: person.mbrEmail,
    },
    delivery: {
      type: 'home',
      name: person.mbrName,
      mobile: person.mbrMobile,
      address: person.mbrAddr,
      cvsStoreId: word('cvs'),
      pickupAt: null,
    },
    invoice: {
      type: 'company',
      carrierType: null,
      carrierNum: word('carrier'),
      loveCode: '',
      taxId: '',
      title: word('title'),
    },
  })
  const item = { oiProdCode: word('soldCode'), oiProdName: word('sold'), oiVarName: word('soldVariant') }
  await deps.db
    .insert(orderItems)
    .values({ orderId: order.id, oiProdSaleQty: 1, oiProdSalePrice: 500, oiTotal: 500, ...item })
  await deps.db
    .insert(orderEvents)
    .values({ orderId: order.id, kind: 'paid', detail: { amount: 500, note: word('eventNote') } })
  await deps.db.insert(payments).values({
    orderId: order.id,
    paymentId: order.paymentId,
    uuid: randomUUID(),
    provider: 'SANDBOX',
    amount: 500,
    status: 'SUCCESS',
  })
  return order
}

async function fillCoupon({ deps, storeId, word }: Filling, memberId: number) {
  const coupon = await makeCoupon(deps, {
    storeId,
    cpnRedeem: 'staff_qr',
    cpnReward: { type: 'gift', text: word('gift') },
  })
  const prize = await makeTicket(deps, coupon, { memberId })
  await claimRound(deps, storeId, { memberId, ticketId: prize.id })
  await makeTicket(deps, coupon, { memberId, status: 'used', usedAt: deps.now(), channel: 'counter' })
  await deps.db.insert(couponHolders).values({ couponId: coupon.id, memberId, claimed: 2 })
}

async function fillGame({ deps, storeId }: Filling, memberId: number) {
  const coupon = await makeCoupon(deps, { storeId, cpnIssue: { type: 'game_win', gameId: 4 } })
  const { id: ticketId } = await makeTicket(deps, coupon, { memberId })
  const at = deps.now()
  const rules = { gameId: 4, codeVersion: 1, seed: 1, seconds: 30, winScore: 60 }
  const played = { day: at.toISOString().slice(0, 10), startedAt: at, finishedAt: at, score: 70, ticketId }
  await deps.db.insert(storeGameRounds).values({ storeId, memberId, ...rules, ...played })
}

/** The finished round of the store's game, whose seat somebody won. */
const claimRound = (deps: Deps, storeId: number, claimed: { memberId: number; ticketId: number }) =>
  deps.db
    .update(gameSeats)
    .set({ ...claimed, claimedAt: deps.now() })
    .where(
      and(
        eq(gameSeats.endStatus, 'win'),
        inArray(
          gameSeats.roomId,
          deps.db.select({ id: gameRooms.id }).from(gameRooms).where(eq(gameRooms.storeId, storeId)),
        ),
      ),
    )

async function fillPointCard({ deps, storeId, word }: Filling, memberId: number) {
  const reward = { at: 10, cpnCode: null, text: word('reward'), ticketValidDays: null }
  const card = await makePointCard(deps, { storeId, rules: { ...plainRules, pcRewards: [reward] } })
  const [version] = await deps.db
    .select({ id: pointCardVersions.id })
    .from(pointCardVersions)
    .where(eq(pointCardVersions.pointCardId, card.id))
  const versionId = (version as { id: number }).id
  const [made] = await deps.db
    .insert(memberCards)
    .values({ cardNo: word('card'), storeId, pointCardId: card.id, versionId, memberId, points: 1, goal: 10 })
    .returning()
  await deps.db.insert(pointLedger).values({
    memberCardId: (made as { id: number }).id,
    delta: 1,
    reason: 'adjust',
    refType: 'request',
    refId: '1',
    balanceAfter: 1,
  })
}

async function fillMessage({ deps, storeId, word }: Filling, memberId: number) {
  const [message] = await deps.db
    .insert(messages)
    .values({
      storeId,
      msgCode: word('message'),
      msgTitle: '公告',
      target: {
        type: 'members',
        tagCodes: [],
        match: 'any',
        excludeTagCodes: [],
        mbrCodes: [word('member')],
        segment: {},
      },
      messages: [{ type: 'text', text: word('bubble') }],
      lineMessages: [{ type: 'text', text: word('lineBubble') }],
      retryKey: randomUUID(),
      status: 'sent',
      sentAt: deps.now(),
      sent: 1,
    })
    .returning()
  const messageId = (message as { id: number }).id
  await deps.db
    .insert(messageChunks)
    .values({ messageId, no: 1, memberIds: [memberId], status: 'sent', sentAt: deps.now() })
  await deps.db.insert(messageLinks).values({ code: word('link'), messageId, url: word('linkUrl') })
}
