import type { CallOf } from '@lumiroute/contract'
import { listDevices } from '@lumiroute/contract/device'
import { sendHeartbeat, sendPlays, registerKey } from '@lumiroute/contract/playbox'
import { listRecords } from '@lumiroute/contract/record'
import { openVerifier, sha256BytesHex, startChain, verifyChain } from '@lumiroute/evidence/chain'
import { randomUUID } from 'node:crypto'
import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { drawPlain } from '../../../adapters/files/fixtures/sample-media.ts'
import { multipartBody } from '../../../contract-tests/multipart-body.ts'
import { broadcastRecords, devices, recordPlays } from '../../../db/schema/index.ts'
import { dateIn } from '../../../testing/ad-factories.ts'
import { BoxSigner } from '../../../testing/box-signer.ts'
import { makeOperator } from '../../../testing/factories.ts'
import { makeDrive } from '../../../testing/road-factories.ts'
import { startTestApp, type TestApp } from '../../../testing/test-app.ts'
import { listRecordChains } from './list-record-chains.ts'

let t: TestApp
/** Noon in Taipei, so that no test crosses midnight. */
let noon: number
beforeAll(async () => {
  noon = Date.parse(`${dateIn({ now: () => new Date() }, 0)}T12:00:00+08:00`)
  t = await startTestApp({ now: () => new Date(noon) })
})
afterAll(() => t.close())

type Drive = Awaited<ReturnType<typeof makeDrive>>
type Body = Omit<CallOf<typeof sendPlays>, 'deviceId'>
type Play = Body['plays'][number]

const at = (ms: number) => new Date(noon + ms).toISOString()
const makePlays = (count: number, from = -3_600_000): Play[] =>
  Array.from({ length: count }, (_none, index) => ({
    playId: randomUUID(),
    materialId: 1,
    sha256: 'a'.repeat(64),
    startAt: at(from + index * 20_000),
    endAt: at(from + index * 20_000 + 20_000),
    plannedMs: 20_000,
    playedMs: 20_000,
    position: index % 2 === 0 ? null : { lat: 25.033_123_456_7, lng: 121.5 },
  }))

const register = (box: Drive, signer: BoxSigner) =>
  t.call(registerKey, { deviceId: box.macAddr, key: signer.key }, undefined, box.by)
const send = (box: Drive, body: Body) =>
  t.call(sendPlays, { deviceId: box.macAddr, ...body }, undefined, box.by)

async function makeSigning(algorithm: 'Ed25519' | 'P-256' = 'Ed25519') {
  const [drive, signer] = [await makeDrive(t.deps), new BoxSigner(algorithm)]
  expect((await register(drive, signer)).body).toMatchObject({ fingerprint: signer.fingerprint })
  return { drive, signer, recordId: drive.recordId }
}

/** The verdict on each chain of the record, as it is in the database. */
async function verdicts(recordId: number) {
  const chains = await listRecordChains(t.deps.db, recordId)
  return Promise.all(chains.map(async ({ key, chain }) => verifyChain(chain, await openVerifier(key))))
}
const getCounts = async (recordId: number) =>
  (
    await t.deps.db
      .select({ all: broadcastRecords.reportedPlays, signed: broadcastRecords.signedPlays })
      .from(broadcastRecords)
      .where(eq(broadcastRecords.id, recordId))
  )[0]
const countPlays = (recordId: number) => t.deps.db.$count(recordPlays, eq(recordPlays.recordId, recordId))

test.each(['Ed25519', 'P-256'] as const)('stores batches signed with %s as one chain', async (algorithm) => {
  const { drive, signer, recordId } = await makeSigning(algorithm)
  for (const plays of [makePlays(3), makePlays(2)])
    expect((await send(drive, signer.signPlays(recordId, plays))).body).toMatchObject({
      stored: plays.length,
    })
  expect(await verdicts(recordId)).toEqual([{ isValid: true, signedTo: 5 }])
  expect(await getCounts(recordId)).toEqual({ all: 5, signed: 5 })
})

test('operators see the key of a device, and signed plays of a record', async () => {
  const { drive, signer, recordId } = await makeSigning()
  await send(drive, { recordId, plays: makePlays(2) })
  await send(drive, signer.signPlays(recordId, makePlays(3)))
  const { token } = await makeOperator(t.deps)
  const { body } = await t.call(listDevices, { macAddr: drive.macAddr }, token)
  const { fingerprint } = signer
  expect(body.deviceList[0]).toMatchObject({ canSign: null, key: { fingerprint, algorithm: 'Ed25519' } })
  const records = await t.call(listRecords, { recordId }, token)
  expect(records.body.adBroadcastRecordList[0]).toMatchObject({ reportedPlays: 5, signedPlays: 3 })
})

test('counts plays of boxes that cannot sign as unsigned', async () => {
  const { drive, signer, recordId } = await makeSigning()
  await send(drive, { recordId, plays: makePlays(2) })
  await send(drive, signer.signPlays(recordId, makePlays(3)))
  expect(await getCounts(recordId)).toEqual({ all: 5, signed: 3 })
  expect(await verdicts(recordId)).toEqual([{ isValid: true, signedTo: 3 }])
})

test('stores a batch once, however often and late it is sent, alone or with new rows', async () => {
  const { drive, signer, recordId } = await makeSigning()
  const [early, late] = [makePlays(4), makePlays(3)]
  const first = signer.signPlays(recordId, early)
  expect((await send(drive, first)).body).toMatchObject({ stored: 4, known: 0 })
  expect((await send(drive, first)).body).toMatchObject({ stored: 0, known: 4 })
  const second = signer.signPlays(recordId, late)
  const joined = { ...second, plays: [...first.plays, ...second.plays] }
  expect((await send(drive, joined)).body).toMatchObject({ stored: 3, known: 4 })
  expect((await send(drive, first)).body).toMatchObject({ stored: 0, known: 4 })
  expect(await verdicts(recordId)).toEqual([{ isValid: true, signedTo: 7 }])
  expect(await getCounts(recordId)).toEqual({ all: 7, signed: 7 })
})

test('orders rows by seq, in whatever order a batch lists them', async () => {
  const { drive, signer, recordId } = await makeSigning()
  const { plays, ...rest } = signer.signPlays(recordId, makePlays(5))
  expect((await send(drive, { ...rest, plays: plays.toReversed() })).body).toMatchObject({ stored: 5 })
  expect(await verdicts(recordId)).toEqual([{ isValid: true, signedTo: 5 }])
})

test('stores one of two simultaneous copies of a batch', async () => {
  const { drive, signer, recordId } = await makeSigning()
  const batch = signer.signPlays(recordId, makePlays(5))
  const answers = await Promise.all([1, 2, 3].map(() => send(drive, batch)))
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200])
  expect(answers.reduce((sum, { body }) => sum + body.stored, 0)).toBe(5)
  expect(await verdicts(recordId)).toEqual([{ isValid: true, signedTo: 5 }])
})

test('continues the chain over tombstones', async () => {
  const { drive, signer, recordId } = await makeSigning()
  await send(drive, signer.signPlays(recordId, makePlays(4), [0, 2]))
  await send(drive, signer.signPlays(recordId, makePlays(2), [0, 1]))
  await send(drive, signer.signPlays(recordId, makePlays(1)))
  expect(await verdicts(recordId)).toEqual([{ isValid: true, signedTo: 7 }])
  expect(await getCounts(recordId)).toEqual({ all: 3, signed: 3 })
})

type Change = (batch: ReturnType<BoxSigner['signPlays']>) => object
test.each<[string, Change, string]>([
  [
    'a changed play',
    ({ plays, ...rest }) => ({
      ...rest,
      plays: plays.map((play, i) => (i === 1 ? { ...play, playedMs: 1 } : play)),
    }),
    'wrongHash',
  ],
  ['a missing play', ({ plays, ...rest }) => ({ ...rest, plays: plays.toSpliced(1, 1) }), 'gap'],
  [
    'a play without seq',
    ({ plays, ...rest }) => ({ ...rest, plays: plays.map(({ seq: _seq, ...play }) => play) }),
    'gap',
  ],
  ['no row', ({ plays: _plays, ...rest }) => ({ ...rest, plays: [] }), 'gap'],
  [
    'the signature of another text',
    ({ chain, ...rest }) => ({ ...rest, chain: { ...chain, signature: 'A'.repeat(86) + '==' } }),
    'wrongSignature',
  ],
  [
    'a key that is not registered',
    ({ chain, ...rest }) => ({ ...rest, chain: { ...chain, fingerprint: 'f'.repeat(64) } }),
    'unknownKey',
  ],
])('refuses %s, names the reason and its head, and stores nothing', async (_what, change, reason) => {
  const { drive, signer, recordId } = await makeSigning()
  await send(drive, signer.signPlays(recordId, makePlays(2)))
  const head = signer.head(recordId)
  const { status, body } = await send(drive, change(signer.signPlays(recordId, makePlays(3))) as Body)
  expect([status, body.chain]).toEqual([409, { reason, head: reason === 'unknownKey' ? null : head }])
  expect(await countPlays(recordId)).toBe(2)
  expect(await verdicts(recordId)).toEqual([{ isValid: true, signedTo: 2 }])
})

test('refuses a batch before the one that it continues, then accepts both in order', async () => {
  const { drive, signer, recordId } = await makeSigning()
  const [first, second] = [makePlays(3), makePlays(3)].map((plays) => signer.signPlays(recordId, plays)) as [
    Body,
    Body,
  ]
  const start = startChain(signer.fingerprint, recordId)
  expect((await send(drive, second)).body.chain).toEqual({ reason: 'gap', head: start })
  for (const batch of [first, second]) expect((await send(drive, batch)).body).toMatchObject({ stored: 3 })
  expect(await verdicts(recordId)).toEqual([{ isValid: true, signedTo: 6 }])
})

test('refuses a second chain of the same key and record', async () => {
  const { drive, signer, recordId } = await makeSigning()
  const first = signer.signPlays(recordId, makePlays(3))
  await send(drive, first)
  const fork = { ...first, plays: makePlays(3).map((play, i) => ({ ...play, seq: i + 1 })) }
  expect((await send(drive, fork)).body.chain).toMatchObject({ reason: 'wrongHash' })
  expect(await countPlays(recordId)).toBe(3)
})

test('does not accept the key or the record of another store’s box', async () => {
  const own = await makeSigning()
  const other = await makeSigning()
  expect(own.drive.ad.storeId).not.toBe(other.drive.ad.storeId)
  await send(other.drive, other.signer.signPlays(other.recordId, makePlays(2)))
  const foreignKey = await send(own.drive, other.signer.signPlays(own.recordId, makePlays(2)))
  expect(foreignKey.body.chain).toEqual({ reason: 'unknownKey', head: null })
  expect((await send(own.drive, own.signer.signPlays(other.recordId, makePlays(2)))).status).toBe(404)
  expect(await countPlays(own.recordId)).toBe(0)
  expect(await verdicts(other.recordId)).toEqual([{ isValid: true, signedTo: 2 }])
  expect((await register(own.drive, other.signer)).status).toBe(409)
})

test('keeps the chains of two records of one key apart', async () => {
  const { drive, signer, recordId } = await makeSigning()
  const screen = await makeDrive(t.deps)
  await t.deps.db.execute(
    sql`update broadcast_record set vehicle_id = ${drive.vehicleId} where id = ${screen.recordId}`,
  )
  for (const id of [recordId, screen.recordId, recordId])
    expect((await send(drive, signer.signPlays(id, makePlays(2)))).status).toBe(200)
  expect(await verdicts(recordId)).toEqual([{ isValid: true, signedTo: 4 }])
  expect(await verdicts(screen.recordId)).toEqual([{ isValid: true, signedTo: 2 }])
})

test('names plays with an invalid time, which then become tombstones', async () => {
  const { drive, signer, recordId } = await makeSigning()
  const plays = [...makePlays(2), ...makePlays(1, 3_600_000)]
  const { status, body } = await send(drive, signer.signPlays(recordId, plays))
  expect([status, Object.keys(body.fields ?? {})]).toEqual([400, ['plays.2.startAt']])
  const { chain } = signer.signPlays(recordId, [])
  const gone = { seq: chain.head.seq, hash: chain.head.hash }
  const rest = plays.slice(0, 2).map((play, i) => ({ ...play, seq: i + 1 }))
  expect((await send(drive, { recordId, plays: rest, chain: { ...chain, tombstones: [gone] } })).status).toBe(
    200,
  )
  expect(await verdicts(recordId)).toEqual([{ isValid: true, signedTo: 3 }])
})

test('signs plays that were sent unsigned before, if they are the same', async () => {
  const { drive, signer, recordId } = await makeSigning()
  const plays = makePlays(3)
  await send(drive, { recordId, plays: plays.slice(0, 2) })
  expect((await send(drive, signer.signPlays(recordId, plays))).body).toMatchObject({ stored: 1, known: 2 })
  expect(await verdicts(recordId)).toEqual([{ isValid: true, signedTo: 3 }])
  expect(await getCounts(recordId)).toEqual({ all: 3, signed: 3 })
  const changed = makePlays(1)
  await send(drive, { recordId, plays: changed })
  const other = signer.signPlays(
    recordId,
    changed.map((play) => ({ ...play, playedMs: 5 })),
  )
  expect((await send(drive, other)).body.chain).toMatchObject({ reason: 'otherContent', head: { seq: 3 } })
})

test('recomputes the lines of plays with more digits than the lines have', async () => {
  const { drive, signer, recordId } = await makeSigning()
  const plays = makePlays(1).map((play) => ({
    ...play,
    startAt: play.startAt.replace('Z', '987Z'),
    position: { lat: -0.000_000_4, lng: 121.123_456_789_1 },
  }))
  expect((await send(drive, signer.signPlays(recordId, plays))).status).toBe(200)
  expect(await verdicts(recordId)).toEqual([{ isValid: true, signedTo: 1 }])
})

test('refuses keys that are none, or of another algorithm', async () => {
  const { drive } = await makeSigning()
  const { publicKey } = new BoxSigner('P-256').key
  const keys = [
    { algorithm: 'Ed25519' as const, publicKey },
    { algorithm: 'P-256' as const, publicKey: 'AAAA' },
    { algorithm: 'P-256' as const, publicKey: `${publicKey.slice(0, -4)}AAAA` },
  ]
  for (const key of keys)
    expect(
      (await t.call(registerKey, { deviceId: drive.macAddr, key }, undefined, drive.by)).body.fields,
    ).toEqual({
      'key.publicKey': '這不是有效的公開金鑰',
    })
})

test('the heartbeat says whether the server knows the key, and remembers who can sign', async () => {
  const { drive, signer } = await makeSigning()
  const beat = async (fingerprint?: string | null) => {
    const said = fingerprint === undefined ? {} : { fingerprint }
    const { body } = await t.call(
      sendHeartbeat,
      { deviceId: drive.macAddr, at: at(0), ...said },
      undefined,
      drive.by,
    )
    const [row] = await t.deps.db.select().from(devices).where(eq(devices.id, drive.device.id))
    return [body.isKeyKnown, row?.canSign]
  }
  expect(await beat(signer.fingerprint)).toEqual([true, true])
  expect(await beat('f'.repeat(64))).toEqual([false, true])
  expect(await beat(null)).toEqual([true, false])
  expect(await beat()).toEqual([true, null])
})

test('a screenshot is a row of the chain, with the hash of its bytes', async () => {
  const { drive, signer, recordId } = await makeSigning()
  const bytes = await drawPlain(320, 180).png().toBuffer()
  const upload = async (moment: string, place: object) => {
    const { payload, type } = multipartBody({ bytes })
    const query = new URLSearchParams({ recordId: String(recordId), at: moment, ...place }).toString()
    const url = `/api/playbox/record/image?${query}`
    const headers = { ...drive.by, 'content-type': type }
    return (await t.app.inject({ method: 'POST', url, headers, payload })).json<{
      status: number
      chain?: object
    }>()
  }
  await send(drive, signer.signPlays(recordId, makePlays(2)))
  const signed = signer.signImage(recordId, { at: at(-1000), sha256: sha256BytesHex(bytes) })
  const place = { ...signed, seq: String(signed.seq) }
  for (let times = 0; times < 2; times++)
    expect(await upload(at(-1000), place)).toMatchObject({ status: 200 })
  await send(drive, signer.signPlays(recordId, makePlays(2)))
  expect((await upload(at(-1000), place)).status).toBe(200)
  expect(await verdicts(recordId)).toEqual([{ isValid: true, signedTo: 5 }])
  const wrong = signer.signImage(recordId, { at: at(-500), sha256: 'b'.repeat(64) })
  expect(await upload(at(-500), { ...wrong, seq: String(wrong.seq) })).toMatchObject({
    status: 409,
    chain: { reason: 'wrongSignature', head: { seq: 5 } },
  })
  expect(await verdicts(recordId)).toEqual([{ isValid: true, signedTo: 5 }])
})
