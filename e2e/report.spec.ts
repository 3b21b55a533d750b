import { readFile } from 'node:fs/promises'
import type { BroadcastRecord } from '@lumiroute/contract/record'
import type { Report } from '@lumiroute/contract/report'
import type { Bundle } from '@lumiroute/evidence/bundle'
import type { Page } from '@playwright/test'
import { readPdf } from '../apps/server/src/testing/read-pdf.ts'
import { expectNoFaults } from './support/faults.ts'
import { expect, test } from './support/fixtures.ts'
import { chooseAction, getRow } from './support/screen.ts'

test.describe.configure({ timeout: 120_000 })

type Records = { adBroadcastRecordList: BroadcastRecord[] }
const getName = ({ adName, dateIndex, dateTotal }: BroadcastRecord) => `${adName} (${dateIndex}/${dateTotal})`

async function save(page: Page, open: () => Promise<unknown>) {
  const saved = page.waitForEvent('download')
  await open()
  const file = await saved
  return { name: file.suggestedFilename(), bytes: await readFile(await file.path()) }
}

const getDialog = (page: Page) => page.getByRole('dialog', { name: '結案報告' })

test('one click gives a report whose proof everyone can read until the link is revoked', async ({
  open,
  call,
  server,
}) => {
  const { adBroadcastRecordList: records } = await call<Records>('store1', 'POST', '/ad/record/query', {
    kind: 'ad',
  })
  const record = records.find(({ endDateTime, peopleTotal }) => endDateTime && peopleTotal) as BroadcastRecord
  const page = await open('store1', `/effect-ad/detail?adId=${record.adId}&recordId=${record.id}`)
  const clickButton = () => page.getByRole('button', { name: '結案報告' }).click()
  const first = await save(page, clickButton)
  expect(first.name).toContain('結案報告')

  const { elements, figures, attachments, text } = await readPdf(first.bytes)
  expect(elements.get('H1')).toHaveLength(1)
  expect(elements.get('H2')).toEqual(expect.arrayContaining(['委刊內容', '每日成果', '計算方式']))
  expect(elements.get('TH')).toEqual(expect.arrayContaining(['日期', '播放次數', record.broadcastDate]))
  expect(figures.length).toBeGreaterThan(1)
  expect(figures.every((alt) => alt.length > 10)).toBe(true)
  expect(text).toContain('未證明')

  const dialog = getDialog(page)
  await expect(dialog.getByText('驗證連結', { exact: true })).toBeVisible()
  await expectNoFaults(page)
  const shown = await dialog.getByText(/\/v\/[\w-]{43}$/).textContent()
  const address = `${server.url}${new URL(String(shown)).pathname}/bundle.json`
  const proof = await (await fetch(address)).text()
  expect(attachments.get('proof.json')?.toString()).toBe(proof)
  const bundle = JSON.parse(proof) as Bundle
  expect(bundle.figures.total.deliveredPlays).toBe(record.deliveredPlays)
  expect(text).toContain(record.deliveredPlays.toLocaleString('en-US'))

  const again = await save(page, () => dialog.getByRole('button', { name: '下載 PDF' }).click())
  expect(again.bytes.equals(first.bytes)).toBe(true)

  await dialog.getByRole('button', { name: '停用連結' }).click()
  await page.getByRole('button', { name: '停用', exact: true }).click()
  await expect(dialog.getByText('連結已停用')).toBeVisible()
  expect((await fetch(address)).status).toBe(404)
  await dialog.getByRole('button', { name: '產生新連結' }).click()
  await expect(dialog.getByText(/\/v\/[\w-]{43}$/)).toBeVisible()
  expect((await fetch(address)).status).toBe(404)
})

test('the lists of records and ads offer the report', async ({ open, call }) => {
  const { adBroadcastRecordList: records } = await call<Records>('store1', 'POST', '/ad/record/query', {
    kind: 'ad',
  })
  const record = records.find(({ endDateTime }) => endDateTime) as BroadcastRecord
  const page = await open('store1', `/adrecord/list?adId=${record.adId}`)
  const ofDate = await save(page, () => clickReport(page, getName(record)))
  expect((await readPdf(ofDate.bytes)).title).toContain(record.adName)
  await page.keyboard.press('Escape')

  const ads = await open('store1', `/ad/list?q=${encodeURIComponent(record.adName)}`)
  const ofAd = await save(ads, () => clickReport(ads, record.adName))
  expect((await readPdf(ofAd.bytes)).elements.get('H1')).toEqual([record.adName])
  await getDialog(ads).getByRole('button', { name: 'English' }).click()
  const english = await ads.waitForEvent('download')
  expect((await readPdf(await readFile(await english.path()))).text).toContain('What is proven')
  const { reportList } = await call<{ reportList: Report[] }>('store1', 'POST', '/report/list', {
    storeId: record.store.id,
    adId: record.adId,
  })
  expect(reportList.filter(({ recordId }) => recordId === null).map(({ language }) => language)).toEqual(
    expect.arrayContaining(['zh-TW', 'en']),
  )
})

/** Directly in the row, or in its menu where the row is narrow. */
async function clickReport(page: Page, name: string) {
  const row = getRow(page, name).first()
  const button = row.getByRole('button', { name: '結案報告' })
  await row.getByRole('button').first().waitFor()
  if (await button.isVisible()) return button.click()
  return chooseAction(page, name, '結案報告')
}
