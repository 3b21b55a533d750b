import { pairDevice, revokeDevice } from '@lumiroute/contract/device'
import { beginPairing, finishPairing, getProgramme } from '@lumiroute/contract/playbox'
import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { deviceKeys } from '../../../db/schema/index.ts'
import { makeDevice } from '../../../testing/ad-factories.ts'
import { makeOperator, makeStoreAdmin, type Person } from '../../../testing/factories.ts'
import { BoxSigner } from '../../../testing/box-signer.ts'
import { startTestApp, type TestApp } from '../../../testing/test-app.ts'

let t: TestApp
let operator: Person
let lateMs = 0
beforeAll(async () => {
  t = await startTestApp({ now: () => new Date(Date.now() + lateMs) })
  operator = await makeOperator(t.deps)
})
afterAll(() => t.close())

const begin = async () => (await t.call(beginPairing, { appVersion: '1.2.0' })).body
const finish = (secret: string) => t.call(finishPairing, { secret })
const pair = (macAddr: string, code: string, by = operator) => t.call(pairDevice, { macAddr, code }, by.token)
const ask = (macAddr: string, token: string | null) =>
  t.call(getProgramme, { deviceId: macAddr }, undefined, { authorization: `Device ${token}` })

async function pairWhole(macAddr: string) {
  const { code, secret } = await begin()
  await pair(macAddr, code)
  return (await finish(secret)).body.token
}

test('shows a code on the box, which the operator types, and gives the box its token once', async () => {
  const { macAddr } = await makeDevice(t.deps)
  const { code, secret } = await begin()
  expect(code).toMatch(/^[34679ACDEFGHJKMNPRTUWXY]{6}$/)
  expect((await finish(secret)).body).toMatchObject({ isPaired: false, token: null, deviceId: null })
  const typed = `${code.slice(0, 3).toLowerCase()} ${code.slice(3)}`
  expect((await pair(macAddr, typed)).status).toBe(200)
  const { body } = await finish(secret)
  expect(body).toMatchObject({ isPaired: true, deviceId: macAddr })
  expect((await ask(macAddr, body.token)).status).toBe(200)
  expect((await finish(secret)).status).toBe(404)
})

test('takes the key of the box with the call that gives the token', async () => {
  const { macAddr, id } = await makeDevice(t.deps)
  const { code, secret } = await begin()
  const { key, fingerprint } = new BoxSigner('P-256')
  const findKeys = () => t.deps.db.select().from(deviceKeys).where(eq(deviceKeys.deviceId, id))
  await t.call(finishPairing, { secret, key })
  expect(await findKeys()).toEqual([])
  await pair(macAddr, code, await makeOperator(t.deps))
  const wrong = await t.call(finishPairing, { secret, key: { ...key, publicKey: 'AAAA' } })
  expect([wrong.status, wrong.body.fields]).toEqual([400, { 'key.publicKey': '這不是有效的公開金鑰' }])
  expect((await t.call(finishPairing, { secret, key })).body).toMatchObject({ isPaired: true })
  expect(await findKeys()).toMatchObject([{ ...key, fingerprint }])
})

test('stores neither the token nor the secret in the database', async () => {
  const { macAddr } = await makeDevice(t.deps)
  const { code, secret } = await begin()
  await pair(macAddr, code)
  const { token } = (await finish(secret)).body
  const { rows } = await t.deps.db.execute<{ text: string }>(
    sql`select d::text || coalesce(p::text, '') as text from device d left join device_pairing p on p.device_id = d.id`,
  )
  const all = rows.map(({ text }) => text).join()
  expect(all).toContain(macAddr)
  expect([all.includes(token as string), all.includes(secret)]).toEqual([false, false])
})

test('does not pair with a wrong code, and leaves the old token valid', async () => {
  const { macAddr } = await makeDevice(t.deps)
  const token = await pairWhole(macAddr)
  const { body } = await pair(macAddr, 'AAAAAA')
  expect([body.status, body.fields]).toEqual([400, { code: '配對碼有誤或已逾時，請再看一次裝置螢幕' }])
  expect((await ask(macAddr, token)).status).toBe(200)
})

test('accepts a code for ten minutes and one device', async () => {
  const [first, second] = [await makeDevice(t.deps), await makeDevice(t.deps)]
  const used = await begin()
  await pair(first.macAddr, used.code)
  expect((await pair(second.macAddr, used.code)).status).toBe(400)
  const late = await begin()
  lateMs = 10 * 60_000 + 1000
  const answers = [await pair(first.macAddr, late.code), await finish(late.secret), await finish(used.secret)]
  lateMs = 0
  expect(answers.map(({ status }) => status)).toEqual([400, 404, 404])
})

test('revokes the old box’s token on pairing, even if two boxes wait for one device', async () => {
  const { macAddr } = await makeDevice(t.deps)
  const old = await pairWhole(macAddr)
  const [first, second] = [await begin(), await begin()]
  await pair(macAddr, first.code)
  await pair(macAddr, second.code)
  expect((await finish(first.secret)).status).toBe(404)
  const { token } = (await finish(second.secret)).body
  expect((await ask(macAddr, old)).status).toBe(401)
  expect((await ask(macAddr, token)).status).toBe(200)
})

test('rejects a revoked token', async () => {
  const { macAddr } = await makeDevice(t.deps)
  const token = await pairWhole(macAddr)
  expect((await t.call(revokeDevice, { macAddr }, operator.token)).status).toBe(200)
  expect((await ask(macAddr, token)).status).toBe(401)
})

test('limits the rate of guessing codes', async () => {
  const guesser = await makeOperator(t.deps)
  const { macAddr } = await makeDevice(t.deps)
  const statuses: number[] = []
  for (let tries = 0; tries < 12; tries++) statuses.push((await pair(macAddr, 'AAAAAA', guesser)).status)
  expect(statuses.slice(0, 10)).toEqual(Array(10).fill(400))
  expect(statuses.slice(10)).toEqual([429, 429])
})

test('denies store users pairing', async () => {
  const { macAddr } = await makeDevice(t.deps)
  const { code } = await begin()
  expect((await pair(macAddr, code, await makeStoreAdmin(t.deps))).status).toBe(403)
})
