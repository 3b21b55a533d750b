import { claimCoupon } from '@lumiroute/contract/coupon'
import {
  createPointCard,
  adjustPoints,
  earnPoints,
  listOwnCards,
  listOwnLedger,
  listPointCards,
  listPointCardUsage,
  listPointLedger,
  pointCardStatusCodes,
  pointCardTransitions,
  redeemReward,
  deletePointCard,
  showEarnCode,
  updatePointCard,
} from '@lumiroute/contract/point-card'
import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { stores } from '../../../db/schema/index.ts'
import { makeCoupon, makePointCard } from '../../../testing/coupon-factories.ts'
import {
  makeMember,
  makeSignedInMember,
  makeStoreAdmin,
  type Person,
  signInAs,
} from '../../../testing/factories.ts'
import { makeAd } from '../../../testing/ad-factories.ts'
import { makeRecord, makeSamples } from '../../../testing/record-factories.ts'
import { startTestApp, type TestApp } from '../../../testing/test-app.ts'
import { expireCards, announceExpiringCards } from './expire-cards.ts'

const noon = new Date('2026-11-16T12:30:00+08:00').getTime()
const dayMs = 86_400_000
let now = noon
let t: TestApp
let person: Person
beforeAll(async () => {
  t = await startTestApp({ now: () => new Date(now) })
  person = await makeStoreAdmin(t.deps)
})
beforeEach(() => void (now = noon))
afterAll(() => t.close())

const store = () => person.store.storeCode
const dessert = { at: 10, text: '甜點一份' }
const form = { pcName: '咖啡集點', pcGoal: 10, pcRewards: [dessert] }
const add = (change: object = {}) =>
  t.call(createPointCard, { store: store(), ...form, ...change } as never, person.token)
const update = (pcCode: string, change: object) =>
  t.call(updatePointCard, { store: store(), pcCode, ...change }, person.token)
const remove = (pcCode: string) => t.call(deletePointCard, { store: store(), pcCode }, person.token)

type Rules = NonNullable<Parameters<typeof makePointCard>[1]['rules']>
/** A fresh token per call: it expires after 15 minutes, and these tests move the clock. */
const staff = async () => (await signInAs(t.deps, person.account)).token

async function scene(rules: Rules = {}) {
  const card = await makePointCard(t.deps, { storeId: person.store.id, rules })
  const member = await makeMember(t.deps, { storeId: person.store.id, mbrName: '陳美惠' })
  // A fresh token per call: it expires after an hour, and these tests move the clock by days.
  const by = async () => ({ authorization: `Member ${await t.deps.memberIdentity.sign(member)}` })
  const give = async (change: object = {}) =>
    t.call(
      earnPoints,
      { store: store(), pcCode: card.pcCode, mbrCode: member.mbrCode, ...change },
      await staff(),
    )
  const own = async () =>
    (await t.call(listOwnCards, { store: store() }, undefined, await by())).body.cardList
  return {
    card,
    member,
    by,
    give,
    own,
    show: async (points?: number) =>
      (
        await t.call(
          showEarnCode,
          { store: store(), pcCode: card.pcCode, ...(points && { points }) },
          await staff(),
        )
      ).body.code,
    earn: async (code: string, more: object = {}) =>
      t.call(earnPoints, { store: store(), code, ...more }, undefined, await by()),
    adjust: async (cardNo: string, delta: number, more: object = {}) =>
      t.call(adjustPoints, { store: store(), cardNo, delta, reason: '補登', ...more }, await staff()),
    redeem: async (cardNo: string, at: number) =>
      t.call(redeemReward, { store: store(), cardNo, at }, await staff()),
    ledger: async (cardNo: string) =>
      (await t.call(listPointLedger, { store: store(), cardNo }, await staff())).body.ledgerList,
  }
}

test('creates a card with its rules', async () => {
  const { body } = await add({ pcExpiry: { mode: 'from_last_use', days: 180 } })
  expect(body.pointCard).toMatchObject({
    pcName: '咖啡集點',
    pcStatus: 'draft',
    ruleVersion: 1,
    cardCount: 0,
    pcExpiry: { mode: 'from_last_use', days: 180 },
  })
  const listed = await t.call(listPointCards, { store: store(), pcCode: body.pointCard.pcCode }, person.token)
  expect(listed.body.pointCardList).toEqual([body.pointCard])
})

test.each<[object, string]>([
  [{ pcName: '' }, 'pcName'],
  [{ pcGoal: 51 }, 'pcGoal'],
  [{ pcColor: 'red' }, 'pcColor'],
  [{ pcRewards: [] }, 'pcRewards'],
  [{ pcRewards: [{ ...dessert, at: 5 }] }, 'pcRewards'],
  [{ pcRewards: [dessert, { ...dessert, text: '兩份' }] }, 'pcRewards'],
  [{ pcRewards: [dessert, { ...dessert, at: 11 }] }, 'pcRewards'],
  [{ pcRewards: [{ at: 10 }] }, 'pcRewards.0.text'],
  [{ pcRewards: [{ at: 10, cpnCode: 'NONE' }] }, 'pcRewards.0.cpnCode'],
  [{ pcIssueBonus: 10 }, 'pcIssueBonus'],
  [{ pcNextCode: 'NONE' }, 'pcNextCode'],
  [{ pcEarn: { type: 'per_amount', unit: 0, points: 1 } }, 'pcEarn.unit'],
])('rejects %j at %s', async (wrong, field) => {
  const { body } = await add(wrong)
  expect([body.status, Object.keys(body.fields ?? {})]).toEqual([400, [field]])
})

test('stores changed rules as a new version once a card was issued, which retains its own', async () => {
  const { pcCode } = (await add({ pcStatus: 'published' })).body.pointCard
  expect(
    (await update(pcCode, { pcGoal: 5, pcRewards: [{ ...dessert, at: 5 }] })).body.pointCard.ruleVersion,
  ).toBe(1)
  const { member, by } = await makeSignedInMember(t.deps, { storeId: person.store.id })
  const give = (points: number) =>
    t.call(earnPoints, { store: store(), pcCode, mbrCode: member.mbrCode, points }, person.token)
  await give(4)
  const changed = await update(pcCode, { pcGoal: 8, pcRewards: [{ ...dessert, at: 8 }], pcName: '新名字' })
  expect(changed.body.pointCard).toMatchObject({ ruleVersion: 2, pcGoal: 8, pcName: '新名字' })
  expect((await update(pcCode, { pcName: '又一個' })).body.pointCard.ruleVersion).toBe(2)
  await give(2)
  const { cardList } = (await t.call(listOwnCards, { store: store() }, undefined, by)).body
  expect(cardList.map(({ goal, points, state }) => [goal, points, state])).toEqual([
    [8, 1, 'active'],
    [5, 5, 'full'],
  ])
})

test('changes the status as the state machine allows, and rejects an outdated version', async () => {
  const { pcCode, version } = (await add()).body.pointCard
  const answers = []
  for (const pcStatus of ['ended', 'published', 'draft', 'ended', 'published'])
    answers.push((await update(pcCode, { pcStatus })).status)
  expect(answers).toEqual([409, 200, 409, 200, 200])
  expect((await update(pcCode, { pcName: '舊', version })).status).toBe(409)
})

test.each(pointCardStatusCodes)(
  'the actions of a card in %s are those that the server accepts',
  async (status) => {
    const other = await makeStoreAdmin(t.deps)
    for (const { store: owner, token } of [person, other]) {
      const member = await makeMember(t.deps, { storeId: owner.id })
      for (const to of pointCardStatusCodes.filter((each) => each !== status)) {
        const { pcCode } = await makePointCard(t.deps, { storeId: owner.id, pcStatus: status })
        const named = { store: owner.storeCode, pcCode }
        const [row] = (await t.call(listPointCards, named, token)).body.pointCardList
        const actions: readonly string[] = row?.actions ?? []
        const isOffered = Object.entries(pointCardTransitions).some(
          ([action, move]) => move.to === to && actions.includes(action),
        )
        const earned = await t.call(earnPoints, { ...named, mbrCode: member.mbrCode, points: 1 }, token)
        expect(earned.status).toBe(actions.includes('earn') ? 200 : 409)
        expect([to, (await t.call(updatePointCard, { ...named, pcStatus: to }, token)).status]).toEqual([
          to,
          isOffered ? 200 : 409,
        ])
      }
    }
  },
)

test('a reward offers redemption exactly while the server accepts it', async () => {
  const s = await scene({
    pcExpiry: { mode: 'from_last_use', days: 30 },
    pcRewards: [
      { at: 5, cpnCode: null, text: '飲料', ticketValidDays: null },
      { at: 10, cpnCode: null, text: '甜點', ticketValidDays: null },
    ],
  })
  await s.give({ points: 7 })
  const cardNo = (await s.own())[0]?.cardNo as string
  const offered = async () => {
    const { body } = await t.call(listPointLedger, { store: store(), cardNo }, await staff())
    return body.card.rewards.map(({ actions }) => actions)
  }
  expect(await offered()).toEqual([['redeem'], []])
  expect((await s.redeem(cardNo, 10)).status).toBe(409)
  expect((await s.redeem(cardNo, 5)).status).toBe(200)
  expect(await offered()).toEqual([[], []])
  await s.give({ points: 3 })
  expect(await offered()).toEqual([[], ['redeem']])
  now += 40 * dayMs
  expect(await offered()).toEqual([[], []])
  expect((await s.redeem(cardNo, 10)).status).toBe(409)
  await expireCards(t.deps)
})

test('rejects deleting a card with points, and deletes an unused one', async () => {
  const s = await scene()
  await s.give()
  expect((await remove(s.card.pcCode)).body.message).toContain('還有 1 張會員的卡片有點數')
  const { pcCode } = (await add()).body.pointCard
  expect([(await remove(pcCode)).status, (await remove(pcCode)).status]).toEqual([200, 404])
})

test('adds points by the counter’s code, once', async () => {
  const s = await scene()
  const code = await s.show(3)
  const { body } = await s.earn(code)
  expect(body).toMatchObject({
    earned: 3,
    message: '已集 3 點',
    cardList: [{ points: 3, goal: 10, state: 'active' }],
  })
  expect((await s.earn(code)).body.message).toBe('此代碼已使用過，請重新出示')
  now += 31_000
  expect((await s.earn(await s.show().then((fresh) => ((now += 31_000), fresh)))).status).toBe(404)
})

test('adds points for one of many phones that film one code', async () => {
  const s = await scene()
  const code = await s.show()
  const others = await Promise.all(
    Array.from({ length: 8 }, () => makeSignedInMember(t.deps, { storeId: person.store.id })),
  )
  const answers = await Promise.all(
    others.map(({ by }) => t.call(earnPoints, { store: store(), code }, undefined, by)),
  )
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
})

test.each<[Rules, number, number]>([
  [{ pcEarnLimit: { type: 'once_per_day' } }, 11 * 3_600_000, 12 * 3_600_000],
  [{ pcEarnLimit: { type: 'once_per_hours', hours: 2 } }, 7_199_000, 7_200_000],
])('allows collecting again only after the time of %j', async (rules, tooSoon, inTime) => {
  const s = await scene(rules)
  const earnAfter = async (ms: number) => {
    now = noon + ms
    return (await s.earn(await s.show())).status
  }
  expect([await earnAfter(0), await earnAfter(tooSoon), await earnAfter(inTime)]).toEqual([200, 409, 200])
})

test('rejects a code from afar if the card requires a nearby position', async () => {
  await t.deps.db
    .update(stores)
    .set({ storeAddrLat: 25.0375, storeAddrLng: 121.5637 })
    .where(eq(stores.id, person.store.id))
  const s = await scene({ pcGeoLimitM: 200 })
  const code = await s.show()
  expect((await s.earn(code)).body.fields).toEqual({ lat: '請開啟定位後再集點' })
  expect((await s.earn(code, { lat: 25.04, lon: 121.57 })).body.message).toBe('距離店家太遠，無法集點')
  expect((await s.earn(code, { lat: 25.038, lon: 121.5637 })).status).toBe(200)
})

test('accepts a position near a vehicle with the store’s ad while it reports', async () => {
  const place = { lat: 24.99, lon: 121.31 }
  const report = async (storeId: number, secondsAgo: number) => {
    const ad = await makeAd(t.deps, { storeId, broadcastDates: ['2026-11-16'] })
    const record = await makeRecord(t.deps, { ad, endDateTime: null })
    const recordTime = new Date(noon - secondsAgo * 1000)
    await makeSamples(t.deps, record, [{ latitude: place.lat, longitude: place.lon, recordTime }])
  }
  const s = await scene({ pcGeoLimitM: 200 })
  const far = '距離店家太遠，無法集點'
  await report((await makeStoreAdmin(t.deps)).store.id, 10)
  await report(person.store.id, 301)
  expect((await s.earn(await s.show(), place)).body.message).toBe(far)
  await report(person.store.id, 290)
  expect((await s.earn(await s.show(), { ...place, lat: 25.2 })).body.message).toBe(far)
  expect((await s.earn(await s.show(), place)).status).toBe(200)
})

test('lets store users add points by hand or by amount, once per key', async () => {
  const s = await scene({ pcEarn: { type: 'per_amount', unit: 100, points: 1 } })
  expect((await s.give({ amount: 350 })).body.earned).toBe(3)
  const requestKey = randomUUID()
  expect([
    (await s.give({ points: 2, requestKey })).body.earned,
    (await s.give({ points: 2, requestKey })).body.earned,
  ]).toEqual([2, 0])
  const [card] = await s.own()
  const rows = await s.ledger(card?.cardNo ?? '')
  expect(
    rows.map(({ delta, reason, balanceAfter, staffAccount }) => [delta, reason, balanceAfter, staffAccount]),
  ).toEqual([
    [2, 'earn', 5, person.account.adminAccount],
    [3, 'earn', 3, person.account.adminAccount],
  ])
})

test('adjusts a balance with a reason, not below zero', async () => {
  const s = await scene()
  await s.give({ points: 4 })
  const cardNo = (await s.own())[0]?.cardNo as string
  expect((await s.adjust(cardNo, -5)).body.fields).toEqual({ delta: '卡片上只有 4 點' })
  expect((await s.adjust(cardNo, 0)).body.fields).toEqual({ delta: '不可為 0' })
  expect((await s.adjust(cardNo, 3, { reason: ' ' })).body.fields).toEqual({ reason: '請填寫原因' })
  expect((await s.adjust(cardNo, -1)).body.card.points).toBe(3)
  const requestKey = randomUUID()
  for (let twice = 0; twice < 2; twice++)
    expect((await s.adjust(cardNo, 2, { requestKey })).body.card.points).toBe(5)
  expect((await s.ledger(cardNo))[0]).toMatchObject({
    delta: 2,
    reason: 'adjust',
    note: '補登',
    balanceAfter: 5,
  })
})

test('redeems a text reward at the counter once; the one at the goal empties the card', async () => {
  const s = await scene({
    pcRewards: [
      { at: 10, cpnCode: null, text: '甜點', ticketValidDays: null },
      { at: 5, cpnCode: null, text: '飲料', ticketValidDays: null },
    ],
  })
  await s.give({ points: 4 })
  const cardNo = (await s.own())[0]?.cardNo as string
  expect((await s.redeem(cardNo, 5)).body.message).toBe('還差 1 點')
  await s.give({ points: 6 })
  expect([
    (await s.redeem(cardNo, 5)).status,
    (await s.redeem(cardNo, 5)).status,
    (await s.redeem(cardNo, 7)).status,
  ]).toEqual([200, 409, 400])
  const done = await s.redeem(cardNo, 10)
  expect(done.body.card).toMatchObject({
    points: 0,
    state: 'redeemed',
    rewards: [
      { at: 5, isGiven: true },
      { at: 10, isGiven: true },
    ],
  })
  expect((await s.redeem(cardNo, 10)).status).toBe(409)
})

test('issues the ticket of a full card with a coupon, and limits the cards per member', async () => {
  const coupon = await makeCoupon(t.deps, { storeId: person.store.id })
  const s = await scene({
    pcGoal: 2,
    pcRewards: [{ at: 2, cpnCode: coupon.cpnCode, text: '', ticketValidDays: null }],
    pcMaxCardsPerMember: 2,
  })
  expect((await s.give({ points: 9 })).body).toMatchObject({
    earned: 4,
    rewards: [coupon.cpnCode, coupon.cpnCode],
  })
  expect((await s.earn(await s.show())).body.message).toBe('已達此集點卡的張數上限')
})

test('expires a card after its last day, once for any number of servers, and reminds before', async () => {
  const s = await scene({ pcExpiry: { mode: 'from_last_use', days: 30 }, pcExpiryRemindDays: 7 })
  await s.give({ points: 3 })
  const [card] = await s.own()
  expect(card?.expireAt).toBe('2026-12-17T00:00:00+08:00')
  now = noon + 22 * dayMs
  expect(await announceExpiringCards(t.deps)).toBe(0)
  now = noon + 23 * dayMs
  expect([await announceExpiringCards(t.deps), await announceExpiringCards(t.deps)]).toEqual([1, 0])
  now = Date.parse('2026-12-16T23:59:59+08:00')
  expect(await expireCards(t.deps)).toBe(0)
  now = Date.parse('2026-12-17T00:05:00+08:00')
  const runs = await Promise.all([1, 2, 3].map(() => expireCards(t.deps)))
  expect(runs.reduce((sum, each) => sum + each, 0)).toBe(1)
  expect((await s.own())[0]).toMatchObject({ state: 'expired', points: 0 })
  expect((await s.ledger(card?.cardNo ?? '')).map(({ delta, reason }) => [delta, reason])).toEqual([
    [-3, 'expire'],
    [3, 'earn'],
  ])
})

test('starts a new card when a member collects after the last day but before the expiry job', async () => {
  const s = await scene({ pcExpiry: { mode: 'from_first_use', days: 1 } })
  await s.give({ points: 3 })
  now = noon + 2 * dayMs
  await s.give({ points: 1 })
  expect((await s.own()).map(({ points, state }) => [points, state])).toEqual([
    [1, 'active'],
    [0, 'expired'],
  ])
})

test('an expired card pays for no coupon and no reward, even before the expiry job', async () => {
  const s = await scene({
    pcExpiry: { mode: 'from_first_use', days: 1 },
    pcRewards: [
      { at: 10, cpnCode: null, text: '甜點', ticketValidDays: null },
      { at: 2, cpnCode: null, text: '飲料', ticketValidDays: null },
    ],
  })
  const { cpnCode } = await makeCoupon(t.deps, {
    storeId: person.store.id,
    cpnIssue: { type: 'point_exchange', pcCode: s.card.pcCode, pointCost: 2 },
    cpnPerMember: 5,
  })
  const claim = async () => t.call(claimCoupon, { store: store(), cpnCode }, undefined, await s.by())
  await s.give({ points: 6 })
  const cardNo = (await s.own())[0]?.cardNo as string
  expect((await claim()).status).toBe(200)
  now = noon + 2 * dayMs
  expect([(await claim()).status, (await s.redeem(cardNo, 2)).status]).toEqual([409, 409])
  expect((await s.ledger(cardNo)).map(({ delta }) => delta)).toEqual([-2, 6])
})

test('adds no points to an ended card', async () => {
  const s = await scene()
  await update(s.card.pcCode, { pcStatus: 'ended' })
  expect((await s.give()).status).toBe(409)
})

test('finds usage by card, member, state and day, and nothing for another store', async () => {
  const s = await scene()
  await s.give({ points: 3 })
  const list = async (query: object, who = person) =>
    (
      await t.call(
        listPointCardUsage,
        { store: who.store.storeCode, pcCode: s.card.pcCode, ...query },
        who.token,
      )
    ).body.pointCardUsageList
  expect(
    await list({ mbrCode: s.member.mbrCode, from: '2026-11-16', to: '2026-11-16', state: 'active' }),
  ).toMatchObject([{ mbrName: '陳○惠', points: 3, goal: 10, ruleVersion: 1 }])
  expect([await list({ state: 'full' }), await list({ from: '2026-11-17' })]).toEqual([[], []])
  const other = await makeStoreAdmin(t.deps)
  expect(await list({}, other)).toEqual([])
  const { cardNo } = (await s.own())[0] as { cardNo: string }
  expect((await t.call(listPointLedger, { store: other.store.storeCode, cardNo }, other.token)).status).toBe(
    404,
  )
})

test('a member reads the ledger of their own card, without the staff’s notes, and of no other', async () => {
  const mine = await scene()
  const { cardList } = (await mine.give({ points: 2 })).body
  const cardNo = cardList[0]?.cardNo as string
  await mine.adjust(cardNo, -1, { reason: '內部備註' })
  const read = async (by: Record<string, string>) =>
    t.call(listOwnLedger, { store: store(), cardNo }, undefined, by)
  const { body } = await read(await mine.by())
  expect(body.ledgerList).toMatchObject([
    { delta: -1, reason: 'adjust', orderNo: null, balanceAfter: 1 },
    { delta: 2, reason: 'earn', orderNo: null, balanceAfter: 2 },
  ])
  expect(JSON.stringify(body)).not.toContain('內部備註')
  expect(JSON.stringify(body)).not.toContain(person.account.adminAccount)
  const other = await makeSignedInMember(t.deps, { storeId: person.store.id })
  expect((await read(other.by)).status).toBe(404)
})
