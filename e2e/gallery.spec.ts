import { expect } from '@playwright/test'
import type { Page } from '@playwright/test'
import { test } from './support/browser.ts'
import { seriousFaults } from './support/faults.ts'
import { startGallery } from './support/gallery-server.ts'

let gallery: Awaited<ReturnType<typeof startGallery>>

test.beforeAll(async () => {
  gallery = await startGallery()
})
test.afterAll(() => gallery.stop())

const longTable = (page: Page) => page.getByRole('region', { name: '一萬筆資料' })
const rows = (page: Page) => longTable(page).locator('tr[data-kind=row]')
const range = (page: Page, text: string) => page.getByRole('status').filter({ hasText: text }).first()

async function openGallery(page: Page, query = '') {
  await page.goto(gallery.url + query)
  await expect(rows(page).first()).toBeVisible({ timeout: 60_000 })
}

test('ten thousand rows render as at most a hundred, all are reachable, and typing filters them', async ({
  page,
}) => {
  await openGallery(page)
  expect(await rows(page).count()).toBeLessThanOrEqual(100)
  await longTable(page).evaluate((region) => region.scrollTo(0, region.scrollHeight))
  await expect(longTable(page).getByText('AD010000')).toBeVisible()
  expect(await rows(page).count()).toBeLessThanOrEqual(100)
  await page.getByRole('searchbox', { name: '搜尋代碼、名稱或車牌' }).pressSequentially('AD00777')
  await expect(range(page, '共 10 筆')).toBeVisible()
  await expect(page).toHaveURL(/q=AD00777/)
  await page.keyboard.press('Escape')
  await expect(range(page, '共 10,000 筆')).toBeVisible()
  await expect(page).not.toHaveURL(/q=/)
})

test('a list opens from its bookmark, and the export has all rows of the search', async ({ page }) => {
  await openGallery(page, '?q=AD00777&sort=-code&hide=plate')
  await expect(rows(page).first()).toContainText('AD007779')
  const head = longTable(page).getByRole('columnheader')
  await expect(head.filter({ hasText: '代碼' })).toHaveAttribute('aria-sort', 'descending')
  await expect(head.filter({ hasText: '車牌' })).toHaveCount(0)
  const saved = page.waitForEvent('download')
  await page.getByRole('button', { name: '匯出 CSV' }).first().click()
  const stream = await (await saved).createReadStream()
  const text = Buffer.concat(await stream.toArray()).toString('utf8')
  expect(text.startsWith('\uFEFF代碼,名稱')).toBe(true)
  expect(text.trim().split('\r\n')).toHaveLength(11)
})

test('a rejected form, a calendar and a destructive question work by keyboard', async ({ page }) => {
  await openGallery(page)
  await page.getByRole('button', { name: '儲存' }).click()
  const account = page.getByRole('textbox', { name: '帳號' })
  await expect(account).toBeFocused()
  await expect(account).toHaveAccessibleDescription('4 到 20 個英文字母或數字')
  await expect(account).toHaveAttribute('aria-invalid', 'true')

  const grid = page.getByRole('grid', { name: '2026年11月' })
  await grid.getByRole('button', { name: /^2026\/11\/05/ }).click()
  for (let day = 0; day < 6; day += 1) {
    await page.keyboard.press('ArrowRight')
    await page.keyboard.press('Enter')
  }
  await expect(range(page, '已選 5 天，最多 5 天')).toBeVisible()
  await expect(grid.getByRole('gridcell', { selected: true })).toHaveCount(5)

  await page.getByRole('button', { name: '刪除確認' }).click()
  const dialog = page.getByRole('alertdialog', { name: '確定刪除廣告「春節檔期」？' })
  await expect(dialog).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()
})

test('the stage plays, stops and seeks by keyboard', async ({ page }) => {
  await openGallery(page)
  const board = page.getByRole('group', { name: '播放預覽' }).first()
  const progress = board.getByRole('slider', { name: '播放進度' })
  // With reduced motion it starts paused.
  await board.getByRole('button', { name: '播放' }).focus()
  await expect(board.getByText('主畫面：春節檔期／副畫面：週年慶')).toBeVisible()
  await page.keyboard.press('Enter')
  await expect(board.getByRole('button', { name: '暫停' })).toBeFocused()
  await page.keyboard.press('Enter')
  await progress.focus()
  await page.keyboard.press('End')
  await expect(board.getByText('主畫面：夏日飲品／副畫面：週年慶')).toBeVisible()
  await page.keyboard.press('Home')
  await expect(progress).toHaveAttribute('aria-valuetext', '0:00，共 0:12')
  await expect(page.getByText('略過無法播放的素材')).toHaveCount(0)
  await expect(page.getByRole('alert').filter({ hasText: '素材無法播放' })).toBeVisible()
})

test('rows become cards on a phone', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto(gallery.url)
  await expect(longTable(page).getByRole('listitem').first()).toBeVisible({ timeout: 60_000 })
  await expect(page.getByRole('table')).toHaveCount(0)
  const width = await page.evaluate(() => document.documentElement.scrollWidth)
  expect(width).toBeLessThanOrEqual(390)
})

test('an old URL redirects without a router warning', async ({ page }) => {
  const said: string[] = []
  page.on('console', (message) => {
    if (['warning', 'error'].includes(message.type())) said.push(message.text())
  })
  await page.goto(new URL('/store/account/create', gallery.url).href)
  await expect(page).toHaveURL(/\/signin$/)
  expect(said.filter((text) => /route/i.test(text))).toEqual([])
})

test('the gallery has no serious accessibility issue in either scheme', async ({ page }) => {
  test.setTimeout(240_000)
  await openGallery(page)
  expect(await seriousFaults(page)).toEqual([])
})
