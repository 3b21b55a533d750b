import { deflateSync } from 'node:zlib'
import type { Page } from '@playwright/test'
import type { Bundle } from '../packages/evidence/src/bundle/index.ts'
import { makeBundle } from '../packages/evidence/src/bundle/testing/make-bundle.ts'
import { expectNoFaults } from './support/faults.ts'
import { expect, test } from './support/fixtures.ts'

const small = { playsPerDay: 24, batch: 12 }
const genuine = makeBundle(small)
const rewritten = makeBundle({ ...small, removedPlay: 5 })
const copy = (bundle: Bundle) => JSON.parse(JSON.stringify(bundle)) as Bundle

/** The page of the server with a report of our own, which no drive of the demo has. */
async function openReport(page: Page, url: string, bundle: unknown, query = '?lang=zh-TW') {
  await page.route('**/v/own-report/bundle.json', (route) => route.fulfill({ json: bundle }))
  await page.route('**/v/own-report?*', async (route) =>
    route.fulfill({ response: await route.fetch(), status: 200 }),
  )
  await page.goto(`${url}/v/own-report${query}`)
}

/** A file with the bundle attached, in the syntax of PDF. */
function writePdf(bundle: Bundle): Buffer {
  const data = deflateSync(JSON.stringify(bundle))
  const head = `%PDF-1.7\n1 0 obj\n<< /Type /EmbeddedFile /Filter /FlateDecode /Length ${data.length} >>\nstream\n`
  return Buffer.concat([Buffer.from(head), data, Buffer.from('\nendstream\nendobj\n%%EOF\n')])
}

const choose = (page: Page, name: string, buffer: Buffer) =>
  page.getByLabel('選擇檔案').setInputFiles({ name, mimeType: 'application/octet-stream', buffer })

test('a genuine report is recomputed in the browser', async ({ page, server }) => {
  await openReport(page, server.url, genuine)
  await expect(page.getByRole('heading', { level: 1, name: genuine.booking.adName })).toBeVisible()
  await expect(page.getByRole('heading', { name: '驗算通過' })).toBeVisible()
  await expect(page.getByRole('heading', { name: '沒有證明什麼' })).toBeVisible()
  const row = page.getByRole('row', { name: /^播出次數/ }).first()
  await expect(row).toContainText(String(genuine.figures.total.deliveredPlays))
  await expect(row).toContainText('相同')
  await expect(page.getByRole('group').filter({ hasText: '播放機的簽章' })).toContainText('正確')
  await expectNoFaults(page)
  await page.emulateMedia({ colorScheme: 'dark' })
  await expectNoFaults(page)
})

test('a changed play is found, and its place named', async ({ page, server }) => {
  const changed = copy(genuine)
  const rows = changed.records[0]?.chains[0]?.rows as string[]
  rows[4] = (rows[4] as string).replace('|15000|', '|15001|')
  await openReport(page, server.url, changed, '?lang=en')
  await expect(page.getByRole('heading', { name: 'This does not fit' })).toBeVisible()
  await expect(page.getByText(/Wrong place: .*LED-0101, between rows 1 and 12/)).toBeVisible()
  await expectNoFaults(page)
})

test('plays without a signature are called so', async ({ page, server }) => {
  const unsigned = makeBundle({ ...small, isSigned: false })
  await openReport(page, server.url, unsigned)
  await expect(page.getByRole('heading', { name: '數字對得上，播放沒有簽章' })).toBeVisible()
  await expect(page.getByText(`${unsigned.figures.total.deliveredPlays} 次沒有簽章的播放`)).toBeVisible()
})

test('a kept PDF exposes a day that was rewritten and signed again', async ({ page, server }) => {
  await openReport(page, server.url, rewritten)
  await expect(page.getByRole('heading', { name: '驗算通過' })).toBeVisible()
  await choose(page, 'report.pdf', writePdf(genuine))
  await expect(page.getByText('檔案裡的證明驗算通過。')).toBeVisible()
  await expect(page.getByText('平台上的報告被改寫過')).toBeVisible()
  await expect(page.getByText(/位置：.*LED-0101 的第 6 筆/)).toBeVisible()
  await choose(page, 'bundle.json', Buffer.from(JSON.stringify(rewritten)))
  await expect(page.getByText('和平台上的報告完全相同。')).toBeVisible()
  await choose(page, 'note.pdf', Buffer.from('%PDF-1.7 nothing'))
  await expect(page.getByText('這個檔案裡沒有播放證明。')).toBeVisible()
})

test('an unknown link is a readable page that still checks a dropped file', async ({ page, server }) => {
  await page.goto(`${server.url}/v/no-such-report?lang=zh-TW`)
  await expect(page.getByRole('heading', { level: 1, name: '找不到這份報告' })).toBeVisible()
  await expectNoFaults(page)
  const data = await page.evaluateHandle((text) => {
    const transfer = new DataTransfer()
    transfer.items.add(new File([text], 'bundle.json'))
    return transfer
  }, JSON.stringify(genuine))
  const area = page.locator('section').filter({ hasText: '用你手上的檔案比對' })
  await area.dispatchEvent('drop', { dataTransfer: data })
  await expect(page.getByText('檔案裡的證明驗算通過。')).toBeVisible()
})

test('a failing network offers another try', async ({ page, server }) => {
  await page.route('**/v/own-report/bundle.json', (route) => route.abort(), { times: 1 })
  await page.goto(`${server.url}/v/own-report?lang=zh-TW`)
  await expect(page.getByRole('heading', { name: '讀不到報告' })).toBeVisible()
  await page.route('**/v/own-report/bundle.json', (route) => route.fulfill({ json: genuine }))
  await page.getByRole('button', { name: '再試一次' }).click()
  await expect(page.getByRole('heading', { name: '驗算通過' })).toBeVisible()
})
