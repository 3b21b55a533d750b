import { listDevices } from '@lumiroute/contract/device'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { broadcastRecords, files, recordImages } from '../../../db/schema/index.ts'
import { drawPlain, readSampleVideo } from '../../../adapters/files/fixtures/sample-media.ts'
import { makeOperator } from '../../../testing/factories.ts'
import { type Box, makeDrive } from '../../../testing/road-factories.ts'
import { startTestApp, type TestApp } from '../../../testing/test-app.ts'
import { multipartBody } from '../../../contract-tests/multipart-body.ts'
import { removeOrphans } from '../../platform/file/remove-orphans.ts'

let t: TestApp
let street: Buffer
beforeAll(async () => {
  t = await startTestApp()
  street = await drawPlain(320, 180).png().toBuffer()
})
afterAll(() => t.close())

const moment = (ms: number) => new Date(t.deps.now().getTime() + ms).toISOString()

async function send({ by }: Box, recordId: number, at: string, bytes = street) {
  const { payload, type } = multipartBody({ bytes })
  const url = `/api/playbox/record/image?${new URLSearchParams({ recordId: String(recordId), at }).toString()}`
  const answer = await t.app.inject({
    method: 'POST',
    url,
    headers: { ...by, 'content-type': type },
    payload,
  })
  return answer.json<{ status: number; fields?: object }>()
}
const getImages = (recordId: number) =>
  t.deps.db.select().from(recordImages).where(eq(recordImages.recordId, recordId)).orderBy(recordImages.at)
const getRecord = async (recordId: number) =>
  (await t.deps.db.select().from(broadcastRecords).where(eq(broadcastRecords.id, recordId)))[0]

test('stores a screenshot privately, once per time, and shows the newest', async () => {
  const drive = await makeDrive(t.deps)
  const [early, late] = [moment(-60_000), moment(-30_000)]
  for (const at of [late, early, late]) expect((await send(drive, drive.recordId, at)).status).toBe(200)
  const images = await getImages(drive.recordId)
  expect(images.map(({ at }) => at.toISOString())).toEqual([early, late])
  const newest = images[1]?.fileName as string
  expect(await getRecord(drive.recordId)).toMatchObject({ imageName: newest, imageUpdatedAt: new Date(late) })
  const [file] = await t.deps.db.select().from(files).where(eq(files.uuidName, newest))
  expect(file).toMatchObject({ kind: 'record', isPrivate: true, storeId: drive.ad.storeId, width: 320 })
})

test('serves it only by the signed link of the device list, and does not delete it as unused', async () => {
  const drive = await makeDrive(t.deps)
  await send(drive, drive.recordId, moment(-1000))
  const { token } = await makeOperator(t.deps)
  const [device] = (await t.call(listDevices, { macAddr: drive.macAddr }, token)).body.deviceList
  const link = device?.image as string
  const getStatus = async (url: string) => (await t.app.inject({ url })).statusCode
  expect([await getStatus(link), await getStatus(link.split('?')[0] as string)]).toEqual([200, 404])
  await removeOrphans({ ...t.deps, now: () => new Date(t.deps.now().getTime() + 2 * 86_400_000) })
  expect(await getStatus(link)).toBe(200)
})

test.each([
  ['a video', () => readSampleVideo('sample-vp9.webm'), 415],
  ['a text', async () => Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'), 415],
  ['nothing', async () => Buffer.alloc(0), 400],
])('rejects %s and stores nothing', async (_what, read, status) => {
  const drive = await makeDrive(t.deps)
  const before = await t.deps.db.$count(files)
  expect((await send(drive, drive.recordId, moment(-1000), await read())).status).toBe(status)
  expect(await getImages(drive.recordId)).toEqual([])
  expect(await t.deps.db.$count(files)).toBe(before)
})

test('rejects another device’s record and an invalid time before storing the picture', async () => {
  const [drive, other] = [await makeDrive(t.deps), await makeDrive(t.deps)]
  const before = await t.deps.db.$count(files)
  expect((await send(drive, other.recordId, moment(0))).status).toBe(404)
  expect(await send(drive, drive.recordId, moment(3_600_000))).toMatchObject({
    status: 400,
    fields: { at: '時間不在播放日期的範圍內' },
  })
  expect(await t.deps.db.$count(files)).toBe(before)
})
