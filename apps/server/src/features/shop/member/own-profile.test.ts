import { listAudit } from '@lumiroute/contract/audit'
import {
  eraseOwnData,
  getOwnProfile,
  giveConsent,
  privacyVersion,
  updateOwnProfile,
} from '@lumiroute/contract/member'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { members, memberTags, orders } from '../../../db/schema/index.ts'
import { makeShopOrder } from '../../../testing/coupon-factories.ts'
import { makeSignedInMember, makeStoreAdmin } from '../../../testing/factories.ts'
import { makeTag } from '../../../testing/member-factories.ts'
import { startTestApp, type TestApp } from '../../../testing/test-app.ts'
import { countReachable } from './queries/segment.queries.ts'

let t: TestApp
let shift = 0
beforeAll(async () => (t = await startTestApp({ now: () => new Date(Date.now() + shift) })))
beforeEach(() => (shift = 0))
afterAll(() => t.close())

const lineUserId = () => `U${crypto.randomUUID().replaceAll('-', '')}`

async function join(given: object = {}) {
  const owner = await makeStoreAdmin(t.deps, { isFirst: true })
  const storeId = owner.store.id
  const person = {
    mbrName: '王小美',
    mbrMobile: '0912345678',
    followStatus: 'following',
    lineUserId: lineUserId(),
  }
  const { member, by } = await makeSignedInMember(t.deps, { storeId, ...person, ...given })
  const store = owner.store.storeCode
  const get = async () => (await t.call(getOwnProfile, { store }, undefined, by)).body
  const form = { mbrName: '', mbrMobile: '', mbrEmail: '', mbrBirth: null, mbrAddr: '' }
  const update = (change: {
    version: number
    mbrBirth?: string | null
    mbrMobile?: string
    mbrName?: string
  }) => t.call(updateOwnProfile, { store, ...form, ...change }, undefined, by)
  const agree = (messages: boolean, version = privacyVersion) =>
    t.call(giveConsent, { store, version, messages }, undefined, by)
  const erase = () => t.call(eraseOwnData, { store, confirm: true }, undefined, by)
  const row = async () =>
    (
      await t.deps.db.select().from(members).where(eq(members.id, member.id))
    )[0] as typeof members.$inferSelect
  return { owner, store, storeId, member, by, get, update, agree, erase, row }
}

test('a member sees and changes their own data, by version', async () => {
  const { get, update, row } = await join()
  const { profile, ...rest } = await get()
  expect(rest.privacyVersion).toBe(privacyVersion)
  expect(profile).toMatchObject({
    mbrName: '王小美',
    mbrMobile: '0912345678',
    isFollowing: true,
    consent: null,
  })
  const { version } = profile
  const changed = await update({
    version,
    mbrName: '王大美',
    mbrMobile: '0987654321',
    mbrBirth: '1990-05-06',
  })
  expect(changed.body.profile).toMatchObject({
    mbrName: '王大美',
    mbrBirth: '1990-05-06',
    version: version + 1,
  })
  expect((await update({ version, mbrName: '舊的' })).status).toBe(409)
  expect(await row()).toMatchObject({ mbrName: '王大美', mbrMobile: '0987654321' })
})

test('a birthday is set once, in the past; a wrong phone number is refused at its field', async () => {
  const { update } = await join()
  const refused = await update({ version: 1, mbrBirth: '2999-01-01', mbrMobile: '0912345678' })
  expect(refused.body.fields).toEqual({ mbrBirth: '生日不可晚於今天' })
  expect(Object.keys((await update({ version: 1, mbrMobile: 'x' })).body.fields ?? {})).toEqual(['mbrMobile'])
  const { version } = (await update({ version: 1, mbrBirth: '1990-05-06' })).body.profile
  for (const mbrBirth of ['1990-05-07', null])
    expect((await update({ version, mbrBirth })).body.fields).toEqual({
      mbrBirth: '生日設定後不能自己更改，請洽店家',
    })
  expect((await update({ version, mbrBirth: '1990-05-06', mbrName: '小美' })).status).toBe(200)
})

test('consent keeps version and time, and who wants no messages gets none', async () => {
  const { storeId, agree, row } = await join()
  const reachable = () => countReachable(t.deps.db, storeId, { segment: {} })
  expect(await reachable()).toBe(1)
  const { body } = await agree(false)
  expect(body.profile.consent).toMatchObject({ version: privacyVersion, messages: false })
  expect(body.profile.consent?.at).toMatch(/\+08:00$/)
  expect((await row()).consent).toMatchObject({ channel: 'front', messages: false })
  expect(await reachable()).toBe(0)
  await agree(true)
  expect(await reachable()).toBe(1)
  expect((await agree(true, '0')).status).toBe(409)
})

test('a member erases themselves soon after signing in; orders stay without a name', async () => {
  const { owner, store, storeId, member, by, erase, row } = await join()
  const mbr = { mbrCode: member.mbrCode, name: '王小美', mobile: '0912345678', email: '' }
  const order = await makeShopOrder(t.deps, { storeId, memberId: member.id, mbr })
  await makeTag(t.deps, { storeId }, [member.id])
  shift = 11 * 60_000
  expect(await erase()).toMatchObject({ status: 403, body: { code: 'REAUTHENTICATION_REQUIRED' } })
  shift = 0
  const unconfirmed = { store, confirm: false } as unknown as { store: string; confirm: true }
  expect((await t.call(eraseOwnData, unconfirmed, undefined, by)).status).toBe(400)
  expect((await row()).erasedAt).toBeNull()
  const erased = await erase()
  expect([erased.status, erased.body.message]).toEqual([200, '你的資料已刪除'])
  expect(erased.headers['set-cookie']).toEqual([expect.stringContaining('Max-Age=0')])
  expect(await row()).toMatchObject({
    mbrName: '',
    mbrMobile: '',
    lineUserId: null,
    consent: null,
    mbrEnabled: false,
  })
  const [left] = await t.deps.db.select().from(orders).where(eq(orders.id, order.id))
  expect(left).toMatchObject({ memberId: member.id, mbr: null })
  expect(await t.deps.db.select().from(memberTags).where(eq(memberTags.memberId, member.id))).toEqual([])
  expect((await erase()).status).toBe(401)
  const { body } = await t.call(listAudit, { action: 'member.erasedSelf' }, owner.token)
  expect(JSON.stringify(body)).toContain(member.mbrCode)
  expect(JSON.stringify(body)).not.toContain('王小美')
})
