import { createHash } from 'node:crypto'
import {
  createReport,
  downloadReport,
  listReports,
  renewReport,
  type Report,
  revokeReport,
} from '@lumiroute/contract/report'
import { type Bundle, isGenuine, verifyBundle } from '@lumiroute/evidence/bundle'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { makeAd } from '../../../testing/ad-factories.ts'
import { makeStoreAdmin, type Person } from '../../../testing/factories.ts'
import { readPdf } from '../../../testing/read-pdf.ts'
import { type MadeRecord, makePlay, makeRecord, makeSamples } from '../../../testing/record-factories.ts'
import { startTestApp, type TestApp } from '../../../testing/test-app.ts'

let t: TestApp
let store: Person
let other: Person
beforeAll(async () => {
  t = await startTestApp({ now: () => new Date('2026-11-15T04:00:00Z') })
  store = await makeStoreAdmin(t.deps)
  other = await makeStoreAdmin(t.deps)
})
afterAll(() => t.close())

const at = (time: string) => new Date(`2026-11-14T${time}+08:00`)
const ofStore = ({ store: { id } }: Person) => ({ storeId: id })

/** A record with three plays, a track and people. */
async function makeFull(person: Person): Promise<MadeRecord> {
  const record = await makeRecord(t.deps, ofStore(person))
  for (const start of ['09:00:00', '09:00:10', '10:30:00'])
    await makePlay(t.deps, record, { startAt: at(start), endAt: new Date(at(start).getTime() + 10_000) })
  const samples = Array.from({ length: 60 }, (_none, i) => ({
    peopleCount: i % 10 === 0 ? 3 : 20 + i,
    latitude: 25.03 + i / 5000,
    longitude: 121.5 + i / 4000,
  }))
  await makeSamples(t.deps, record, samples, 300)
  return record
}

const create = async (person: Person, record: MadeRecord, isWhole = false, language?: 'en') => {
  const input = { ...ofStore(person), adId: record.adId, ...(!isWhole && { recordId: record.id }) }
  return (await t.call(createReport, { ...input, ...(language && { language }) }, person.token)).body.report
}
const download = async (person: Person, { id }: Report) => {
  const headers = { authorization: `Bearer ${person.token}` }
  const payload = { ...ofStore(person), reportId: id }
  return (await t.app.inject({ method: 'POST', url: '/api/report/download', headers, payload })).rawPayload
}
const readBundle = (url: string | null) =>
  t.app.inject({ method: 'GET', url: `${new URL(url ?? '').pathname}/bundle.json` })

test('a report is a tagged PDF with headings, figures, table heads and the public proof', async () => {
  const record = await makeFull(store)
  const report = await create(store, record)
  const pdf = await download(store, report)
  const { elements, figures, attachments, text } = await readPdf(pdf)
  expect(elements.get('H1')).toHaveLength(1)
  expect(elements.get('H2')).toEqual(
    expect.arrayContaining(['委刊內容', '行駛軌跡', '每日成果', '播放內容明細', '證明了什麼，沒有證明什麼']),
  )
  expect(figures).toHaveLength(3)
  expect(figures.every((alt) => alt.length > 10)).toBe(true)
  expect(elements.get('TH')).toEqual(expect.arrayContaining(['日期', '達成率', '內容']))
  expect(text).toContain('這些播放沒有播放盒的簽章')
  const shared = await readBundle(report.verifyUrl)
  expect(attachments.get('proof.json')?.toString()).toBe(shared.body)
  expect(createHash('sha256').update(shared.body).digest('hex')).toBe(report.sha256)
  expect(shared.headers['x-report-sha256']).toBe(createHash('sha256').update(pdf).digest('hex'))
})

test('the proof verifies, and hides small counts', async () => {
  const report = await create(store, await makeFull(store))
  const bundle = (await readBundle(report.verifyUrl)).json<Bundle>()
  expect(isGenuine(verifyBundle(bundle))).toBe(true)
  expect(bundle.figures.total).toMatchObject({ deliveredPlays: 3, signedPlays: 0, share: null })
  expect(bundle.records[0]?.unsigned).toHaveLength(3)
  const people = bundle.records[0]?.samples?.people ?? []
  expect(people.filter((count) => count === null)).toHaveLength(6)
  expect(people.some((count) => count !== null && count > 0 && count < 5)).toBe(false)
})

test('the same data gives the same report with the same bytes', async () => {
  const record = await makeFull(store)
  const [first, again] = [await create(store, record), await create(store, record)]
  expect(again).toEqual(first)
  expect((await download(store, again)).equals(await download(store, first))).toBe(true)
  await makePlay(t.deps, record, { startAt: at('11:00:00'), endAt: at('11:00:10') })
  expect((await create(store, record)).id).not.toBe(first.id)
})

test('a whole ad, and another language, are reports of their own', async () => {
  const ad = await makeAd(t.deps, { ...ofStore(store), broadcastDates: ['2026-11-13', '2026-11-14'] })
  const record = await makeRecord(t.deps, { ad, broadcastDate: '2026-11-13' })
  await makeRecord(t.deps, { ad, broadcastDate: '2026-11-14', startDateTime: null, endDateTime: null })
  const whole = await create(store, record, true)
  const english = await create(store, record, true, 'en')
  expect([whole.recordId, whole.date, english.language]).toEqual([null, null, 'en'])
  const { text, elements } = await readPdf(await download(store, whole))
  expect(text).toContain('2026-11-14：裝置還沒有回報開始播放。')
  expect(text).toContain('沒有感測器回報人數')
  expect(elements.get('TH')).toEqual(expect.arrayContaining(['2026-11-13', '2026-11-14', '合計']))
  expect((await readPdf(await download(store, english))).text).toContain('What is proven, and what is not')
})

test('a revoked link answers 404 until it is renewed with another address', async () => {
  const report = await create(store, await makeFull(store))
  const input = { ...ofStore(store), reportId: report.id }
  const revoked = (await t.call(revokeReport, input, store.token)).body.report
  expect(revoked.verifyUrl).toBeNull()
  expect((await readBundle(report.verifyUrl)).statusCode).toBe(404)
  const renewed = (await t.call(renewReport, input, store.token)).body.report
  expect(renewed.verifyUrl).not.toBe(report.verifyUrl)
  expect((await readBundle(renewed.verifyUrl)).statusCode).toBe(200)
  expect((await readBundle(report.verifyUrl)).statusCode).toBe(404)
  const { figures } = await readPdf(await download(store, renewed))
  expect(figures.some((alt) => alt.includes(String(renewed.verifyUrl)))).toBe(true)
})

test('a store reaches only its own reports', async () => {
  const [own, foreign] = [await makeFull(store), await makeFull(other)]
  const [mine, theirs] = [await create(store, own), await create(other, foreign)]
  const list = ({ adId }: MadeRecord) => t.call(listReports, { ...ofStore(store), adId }, store.token)
  expect((await list(own)).body.reportList.map(({ id }) => id)).toEqual([mine.id])
  expect((await list(foreign)).status).toBe(404)
  const input = { ...ofStore(store), reportId: theirs.id }
  for (const endpoint of [downloadReport, revokeReport, renewReport])
    expect((await t.call(endpoint, input, store.token)).status).toBe(404)
  const others = { ...ofStore(store), adId: foreign.adId }
  expect((await t.call(createReport, others, store.token)).status).toBe(404)
})

test('an ad that was never approved has nothing to report', async () => {
  const ad = await makeAd(t.deps, ofStore(store))
  const { status } = await t.call(createReport, { ...ofStore(store), adId: ad.id }, store.token)
  expect(status).toBe(409)
})

test('an unknown token answers 404', async () => {
  expect((await t.app.inject({ url: '/v/nothing/bundle.json' })).statusCode).toBe(404)
  expect((await t.app.inject({ url: `/v/${'a'.repeat(43)}/bundle.json` })).statusCode).toBe(404)
})
