import { claimCoupon, listCouponUsage, listOwnTickets } from '@lumiroute/contract/coupon'
import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { memberTags, tags } from '../../../db/schema/index.ts'
import { makeCoupon, makePointCard, makeTicket } from '../../../testing/coupon-factories.ts'
import { makeSignedInMember, makeStoreAdmin, type Person } from '../../../testing/factories.ts'
import { startTestApp, type TestApp } from '../../../testing/test-app.ts'
import { createTestDatabase, type TestDatabase } from '../../../testing/test-database.ts'
import { collectPoints } from '../point-card/collect-points.ts'
import { expireTickets } from './expire-tickets.ts'

const at = new Date('2026-11-16T12:30:00+08:00')
let database: TestDatabase
let servers: [TestApp, TestApp]
let t: TestApp
let person: Person
beforeAll(async () => {
  database = await createTestDatabase()
  const start = () => startTestApp({ databaseUrl: database.url, now: () => at })
  servers = [await start(), await start()]
  t = servers[0]
  person = await makeStoreAdmin(t.deps)
})
afterAll(async () => {
  for (const server of servers) await server.close()
  await database.drop()
})

const storeId = () => person.store.id
const coupon = (given: object = {}) => makeCoupon(t.deps, { storeId: storeId(), ...given })
const guest = (given: object = {}) => makeSignedInMember(t.deps, { storeId: storeId(), ...given })
type Guest = Awaited<ReturnType<typeof guest>>
const claim = ({ by }: Guest, cpnCode: string, more: object = {}) =>
  t.call(claimCoupon, { store: person.store.storeCode, cpnCode, ...more }, undefined, by)
const counted = async (couponId: number) =>
  (
    await t.deps.db.pool.query(
      `select c.claimed, (select count(*)::int from coupon_ticket where coupon_id = c.id) as tickets,
         (select coalesce(sum(claimed), 0)::int from coupon_holder where coupon_id = c.id) as held
       from coupon c where id = $1`,
      [couponId],
    )
  ).rows[0]

test('gives a member a ticket, valid until the end of the last day', async () => {
  const { cpnCode, id } = await coupon()
  const { body } = await claim(await guest(), cpnCode.toLowerCase())
  expect(body).toMatchObject({
    won: true,
    message: '已領取「滿額折 100」',
    ticket: { cpnCode, status: 'held', validFrom: null, expiresAt: '2026-12-17T00:00:00+08:00' },
  })
  expect(await counted(id)).toEqual({ claimed: 1, tickets: 1, held: 1 })
})

const fillMembers = `insert into member (store_id, mbr_code)
  select $1, 'RACE' || n from generate_series(1, 250) n returning id, store_id as "storeId"`

/** On a slow machine a server may answer 503; retry then. */
async function claimUntilDecided({ token, server }: { token: string; server: TestApp }, cpnCode: string) {
  const by = { authorization: `Member ${token}` }
  for (;;) {
    const input = { store: person.store.storeCode, cpnCode }
    const { status } = await server.call(claimCoupon, input, undefined, by)
    if (status !== 503) return status
  }
}

test('issues exactly 100 coupons for 500 claims on two servers, one per member', async () => {
  const { cpnCode, id } = await coupon({ cpnTotalQty: 100 })
  const { rows: members } = await t.deps.db.pool.query<{ id: number; storeId: number }>(fillMembers, [
    storeId(),
  ])
  const tokens = await Promise.all(members.map((member) => t.deps.memberIdentity.sign(member)))
  const tries = [...tokens, ...tokens].map((token, i) => ({ token, server: servers[i % 2 === 0 ? 0 : 1] }))
  const left = tries.values()
  const statuses: number[] = []
  const work = async () => {
    for (const each of left) statuses.push(await claimUntilDecided(each, cpnCode))
  }
  await Promise.all(Array.from({ length: 50 }, work))
  expect(statuses.filter((status) => status === 200)).toHaveLength(100)
  expect(statuses.filter((status) => status === 409)).toHaveLength(400)
  expect(await counted(id)).toEqual({ claimed: 100, tickets: 100, held: 100 })
}, 60_000)

test('issues one member no more than the limit for many simultaneous claims', async () => {
  const { cpnCode, id } = await coupon({ cpnPerMember: 3 })
  const who = await guest()
  const answers = await Promise.all(Array.from({ length: 20 }, () => claim(who, cpnCode)))
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(3)
  expect(answers.find(({ status }) => status === 409)?.body.message).toBe('已達每人領取上限')
  expect(await counted(id)).toEqual({ claimed: 3, tickets: 3, held: 3 })
})

test('returns the same ticket for a claim repeated with its key', async () => {
  const { cpnCode, id } = await coupon({ cpnPerMember: 5 })
  const [who, requestKey] = [await guest(), randomUUID()]
  const answers = await Promise.all(Array.from({ length: 8 }, () => claim(who, cpnCode, { requestKey })))
  expect(new Set(answers.map(({ body }) => body.ticket?.ticketNo)).size).toBe(1)
  expect(await counted(id)).toEqual({ claimed: 1, tickets: 1, held: 1 })
})

test.each<[string, object, number, string]>([
  ['draft', { cpnStatus: 'draft' }, 404, '找不到此優惠券'],
  ['paused', { cpnStatus: 'paused' }, 409, '此優惠券目前未發放'],
  [
    'over',
    { cpnValid: { mode: 'fixed', startAt: null, endAt: '2026-11-16T12:30:00+08:00' } },
    409,
    '此優惠券已過期',
  ],
  ['sold out', { cpnTotalQty: 1, claimed: 1 }, 409, '此優惠券已發放完畢'],
  ['won in games', { cpnIssue: { type: 'game_win', gameId: null } }, 409, '此優惠券由遊戲獲勝取得'],
  ['for a tag', { cpnIssue: { type: 'tag', tagCodes: ['VIP'] } }, 409, '此優惠券僅提供給指定會員'],
  ['for birthdays', { cpnIssue: { type: 'birthday' } }, 409, '此優惠券僅限生日當月領取'],
  ['for new friends', { cpnIssue: { type: 'new_friend' } }, 409, '此優惠券僅提供給新加入的好友'],
  [
    'for points',
    { cpnIssue: { type: 'point_exchange', pcCode: 'NONE', pointCost: 3 } },
    409,
    '點數不足，需要 3 點',
  ],
])('rejects a coupon that is %s and counts nothing', async (_which, given, status, message) => {
  const { cpnCode, id, claimed } = await coupon(given)
  const answer = await claim(await guest(), cpnCode)
  expect([answer.status, answer.body.message]).toEqual([status, message])
  expect(await counted(id)).toEqual({ claimed, tickets: 0, held: 0 })
})

test.each(['public', 'claim'] as const)(
  'issues a %s coupon of a published point card only for its points',
  async (type) => {
    const { cpnCode, id } = await coupon({ cpnIssue: { type }, cpnPerMember: 50 })
    const card = await makePointCard(t.deps, {
      storeId: storeId(),
      rules: { pcGoal: 3, pcRewards: [{ at: 3, cpnCode, text: '', ticketValidDays: null }] },
    })
    const who = await guest()
    const { status, body } = await claim(who, cpnCode.toLowerCase())
    expect([status, body.message]).toEqual([
      409,
      `此優惠券為集點卡「${card.pcName}」的獎勵，集到點數後自動發送`,
    ])
    expect(await counted(id)).toMatchObject({ claimed: 0, tickets: 0 })
    await t.deps.db.write((tx) =>
      collectPoints(tx, { pointCardId: card.id, memberId: who.member.id, points: 3, reason: 'earn', at }),
    )
    expect(await counted(id)).toMatchObject({ claimed: 1, tickets: 1 })
  },
)

test('issues to members who match the way of issue', async () => {
  const who = await guest({
    mbrBirth: '1990-11-30',
    followStatus: 'following',
    followedAt: new Date('2026-11-01T00:00:00Z'),
  })
  const [vip] = await t.deps.db
    .insert(tags)
    .values({ storeId: storeId(), tagCode: 'VIP', tagName: '常客' })
    .returning()
  await t.deps.db.insert(memberTags).values({ memberId: who.member.id, tagId: vip?.id as number })
  for (const cpnIssue of [{ type: 'tag', tagCodes: ['vip'] }, { type: 'birthday' }, { type: 'new_friend' }])
    expect((await claim(who, (await coupon({ cpnIssue })).cpnCode)).status).toBe(200)
})

test('requires the code for a coupon by code', async () => {
  const { cpnCode } = await coupon({ cpnIssue: { type: 'code', code: 'SUMMER' } })
  const who = await guest()
  expect((await claim(who, cpnCode)).body.fields).toEqual({ code: '請輸入代碼' })
  expect((await claim(who, cpnCode, { code: 'WINTER' })).body.fields).toEqual({ code: '代碼有誤' })
  expect((await claim(who, cpnCode, { code: ' summer ' })).status).toBe(200)
})

test('pays for a coupon with points, once and never below zero', async () => {
  const card = await makePointCard(t.deps, { storeId: storeId() })
  const { cpnCode, id } = await coupon({
    cpnPerMember: 9,
    cpnIssue: { type: 'point_exchange', pcCode: card.pcCode, pointCost: 3 },
  })
  const who = await guest()
  await t.deps.db.write((tx) =>
    collectPoints(tx, { pointCardId: card.id, memberId: who.member.id, points: 7, reason: 'earn', at }),
  )
  const answers = await Promise.all(Array.from({ length: 6 }, () => claim(who, cpnCode)))
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(2)
  const short = answers.find(({ status }) => status === 409)
  expect(short?.body.message).toBe('點數不足，需要 3 點')
  expect(await counted(id)).toEqual({ claimed: 2, tickets: 2, held: 2 })
  const { rows } = await t.deps.db.pool.query(
    `select c.points, (select sum(delta)::int from point_ledger where member_card_id = c.id) as sum,
       (select array_agg(ref_id order by ref_id) from point_ledger
        where member_card_id = c.id and reason = 'redeem' and delta = -3) as "paidFor"
     from member_card c where member_id = $1`,
    [who.member.id],
  )
  const ticketNos = answers.flatMap(({ body }) => body.ticket?.ticketNo ?? []).toSorted()
  expect(rows).toEqual([{ points: 1, sum: 1, paidFor: ticketNos }])
})

test('counts a lost draw as an attempt', async () => {
  const { cpnCode, id } = await coupon({ cpnIssue: { type: 'lottery', probability: 1 }, cpnPerMember: 2 })
  const guests = await Promise.all(Array.from({ length: 12 }, () => guest()))
  for (const who of guests) {
    const tries = [await claim(who, cpnCode), await claim(who, cpnCode), await claim(who, cpnCode)]
    expect(tries.map(({ status }) => status)).toEqual([200, 200, 409])
  }
  const { claimed, tickets, held } = await counted(id)
  expect([claimed, held]).toEqual([tickets, 24])
  expect(tickets).toBeLessThan(12)
})

test('lets store users give a ticket to a member beyond the way of issue, but not the limit', async () => {
  const { cpnCode } = await coupon({ cpnIssue: { type: 'birthday' } })
  const { member } = await guest()
  const give = (mbrCode?: string) =>
    t.call(claimCoupon, { store: person.store.storeCode, cpnCode, ...(mbrCode && { mbrCode }) }, person.token)
  expect((await give()).body.fields).toEqual({ mbrCode: '請選擇會員' })
  expect((await give('M-NONE')).status).toBe(404)
  expect([(await give(member.mbrCode)).status, (await give(member.mbrCode)).status]).toEqual([200, 409])
})

test('lists a member’s own tickets, usable ones first', async () => {
  const who = await guest()
  const made = await coupon()
  const used = await makeTicket(t.deps, made, { memberId: who.member.id, status: 'used' })
  const old = await makeTicket(t.deps, made, { memberId: who.member.id, expiresAt: at })
  const good = await makeTicket(t.deps, made, { memberId: who.member.id })
  await makeTicket(t.deps, made)
  const { body } = await t.call(
    listOwnTickets,
    { store: person.store.storeCode, mbrCode: 'M-OTHER' },
    undefined,
    who.by,
  )
  expect(body.ticketList.map(({ ticketNo, status }) => [ticketNo, status])).toEqual([
    [good.ticketNo, 'held'],
    [old.ticketNo, 'expired'],
    [used.ticketNo, 'used'],
  ])
})

test('finds usage by coupon, member, status and days, with masked names', async () => {
  const made = await coupon({ cpnTitle: '找得到' })
  const { member } = await guest({ mbrName: '王小明' })
  const day = (text: string) => new Date(`${text}T10:00:00+08:00`)
  await makeTicket(t.deps, made, {
    memberId: member.id,
    claimedAt: day('2026-11-01'),
    usedAt: day('2026-11-05'),
    status: 'used',
  })
  await makeTicket(t.deps, made, {
    memberId: member.id,
    claimedAt: day('2026-11-02'),
    expiresAt: day('2026-11-10'),
  })
  const list = async (query: object) =>
    (
      await t.call(
        listCouponUsage,
        { store: person.store.storeCode, cpnCode: made.cpnCode, ...query },
        person.token,
      )
    ).body
  const all = await list({ page: 1, size: 10 })
  expect(all).toMatchObject({
    total: 2,
    couponUsageList: [
      { mbrCode: member.mbrCode, mbrName: '王○明', status: 'expired', cpnTitle: '找得到' },
      { status: 'used', usedAt: '2026-11-05T10:00:00+08:00' },
    ],
  })
  expect((await list({ status: 'expired' })).couponUsageList).toHaveLength(1)
  expect((await list({ status: 'held' })).couponUsageList).toEqual([])
  expect((await list({ from: '2026-11-05', to: '2026-11-05' })).couponUsageList).toMatchObject([
    { status: 'used' },
  ])
  expect((await list({ mbrCode: member.mbrCode, q: '小明' })).couponUsageList).toHaveLength(2)
  await expireTickets(t.deps)
  expect(await list({ page: 1, size: 10 })).toEqual(all)
})
