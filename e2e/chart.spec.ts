import { readFile } from 'node:fs/promises'
import type { AnswerOf } from '@lumiroute/contract'
import type { parseCmsLog } from '@lumiroute/contract/activity-log'
import type { Locator, Page } from '@playwright/test'
import { expectNoFaults } from './support/faults.ts'
import { expect, test } from './support/fixtures.ts'

test.describe.configure({ timeout: 120_000 })

type Log = AnswerOf<typeof parseCmsLog>

/** The busiest day of ads before today, on which other tests work: its index and its value. */
function findBusiest({ logData: { labels, datasets } }: Log) {
  const data = datasets.find(({ category }) => category === 'adSubscription')?.data ?? []
  const most = Math.max(...data.slice(0, -1))
  const at = data.indexOf(most)
  return { day: labels[at] as string, most, x: at / (labels.length - 1), y: most / Math.max(...data) }
}

async function searchStore(page: Page, taxNumber: string) {
  await page.getByRole('textbox', { name: '統一編號' }).fill(taxNumber)
  await page.getByRole('main').getByRole('button', { name: '搜尋', exact: true }).click()
}

/** The axis ends a tenth above the highest point. */
async function pressPoint(plot: Locator, { x, y }: { x: number; y: number }) {
  const { width = 0, height = 0 } = (await plot.boundingBox()) ?? {}
  await plot.click({ position: { x: Math.min(width * x, width - 1), y: height * (1 - y / 1.1) } })
}

async function exported(page: Page): Promise<string[]> {
  const saved = page.waitForEvent('download')
  await page.getByRole('button', { name: '匯出 CSV' }).click()
  return String(await readFile(await (await saved).path()))
    .trim()
    .split('\r\n')
    .slice(1)
}

test('the activity chart: a store, its series, a point, its rows', async ({ open, call }) => {
  const log = await call<Log>('admin', 'POST', '/log/cms/parser/TPE001', { part: 'chart' })
  const { day, most, ...point } = findBusiest(log)
  const page = await open('admin', '/chart/cms')
  const chart = page.getByRole('region', { name: '每日操作次數' })
  await expect(chart.getByText('全部店家')).toBeVisible()
  await searchStore(page, '22099131')
  await expect(chart.getByText('TPE001')).toBeVisible()
  await expect(page.locator('.u-over')).toBeVisible()
  await expectNoFaults(page)

  await test.step('the legend switches series off and on', async () => {
    const line = chart.getByRole('button', { name: /^廣告訂閱/ })
    await chart.getByRole('button', { name: '全部隱藏' }).click()
    await expect(line).toHaveAttribute('aria-pressed', 'false')
    await line.click()
    await expect(line).toHaveAttribute('aria-pressed', 'true')
    await expect(page).toHaveURL(/off=storeInfo/)
  })

  await test.step('a point links to its rows', async () => {
    await pressPoint(page.locator('.u-over'), point)
    await expect(page).toHaveURL(new RegExp(`category=adSubscription.*day=${day}`))
    await expect(page.getByText(`共 ${most} 筆`)).toBeVisible()
    const rows = await exported(page)
    expect(rows).toHaveLength(most)
    expect(rows.every((row) => row.startsWith(`廣告訂閱,${day.replaceAll('-', '/')}`))).toBe(true)
  })

  await test.step('keys reach every point', async () => {
    const slider = page.getByRole('slider')
    await slider.focus()
    await slider.press('Home')
    await slider.press('Enter')
    await expect(page).toHaveURL(new RegExp(`day=${log.logData.labels[0]}`))
  })

  await test.step('a search without a result clears the page', async () => {
    await searchStore(page, '12345678')
    await expect(page.getByRole('alert').getByText('統一編號有誤')).toBeVisible()
    await expect(page).toHaveURL(/\/chart\/cms\?tax=12345678$/)
    await expect(chart).toHaveCount(0)
    await searchStore(page, '12345675')
    await expect(page.getByRole('alert').getByText('未發現符合條件，請重新搜尋')).toBeVisible()
    await page.getByRole('button', { name: '清除', exact: true }).click()
    await expect(chart.getByText('全部店家')).toBeVisible()
  })
  await page.setViewportSize({ width: 390, height: 844 })
  await expectNoFaults(page)
})

test('the search finds an ad and a product, and opens them', async ({ open }) => {
  const page = await open('store1', '/first-page')
  await page.keyboard.press('/')
  await page.keyboard.type('咖啡')
  await expect(
    page.getByRole('group', { name: '廣告', exact: true }).getByRole('option').first(),
  ).toBeVisible()
  const product = page.getByRole('group', { name: '商品' }).getByRole('option').first()
  await expect(product.locator('mark').first()).toHaveText('咖啡')
  await expectNoFaults(page)
  await product.click()
  await expect(page).toHaveURL(/\/product\/edit\?code=/)
})
