import { expectNoFaults } from './support/faults.ts'
import { expect, test } from './support/fixtures.ts'

test.describe.configure({ timeout: 120_000 })

/** The demo's longest day of store1: the fourth of its ad's dates. */
const day = '站前咖啡日常 (4/6)'

test('a record is found, followed in time, and downloaded', async ({ page, open }) => {
  // Other tests of this worker add records: search for the demo's.
  await open('store1', `/adrecord/list?q=${encodeURIComponent('站前咖啡日常')}`)
  const row = page.getByRole('row').filter({ hasText: day })
  const waiting = page.getByRole('row').filter({ hasText: '(6/6)' })
  await expect(waiting.getByRole('button', { name: '路線' })).toBeDisabled()
  await expect(waiting.getByRole('button', { name: '截圖' })).toBeDisabled()

  await row.getByRole('button', { name: '截圖' }).click()
  const dialog = page.getByRole('dialog')
  await expect(dialog.getByText('第 1 張，共 20 張')).toBeVisible()
  await page.keyboard.press('ArrowRight')
  await expect(dialog.getByText('第 2 張，共 20 張')).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()

  await row.getByRole('button', { name: '路線' }).click()
  await expect(page.getByRole('heading', { level: 1, name: day })).toBeVisible()
  const slider = page.getByRole('slider', { name: '時間軸' })
  await expect(slider).toHaveAttribute('aria-valuetext', /^\d\d:\d\d:\d\d，\d+ 人$/)
  const begin = await slider.getAttribute('aria-valuetext')
  const picture = page.getByRole('button', { name: /^放大檢視/ })
  const before = await picture.getAttribute('aria-label')

  await slider.scrollIntoViewIfNeeded()
  const box = await slider.boundingBox()
  if (!box) throw new Error('the timeline is not visible')
  await page.mouse.move(box.x + 5, box.y + 20)
  await page.mouse.down()
  await page.mouse.move(box.x + box.width * 0.8, box.y + 20, { steps: 8 })
  await page.mouse.up()
  await expect(slider).not.toHaveAttribute('aria-valuetext', begin ?? '')
  await expect(picture).not.toHaveAttribute('aria-label', before ?? '')
  const time = (await slider.getAttribute('aria-valuetext'))?.slice(0, 5) ?? ''
  await expect(page.getByRole('table', { name: '紀錄明細' })).toContainText(time)
  expect(await page.locator('tr[data-index]').count()).toBeLessThanOrEqual(100)

  const moved = await slider.getAttribute('aria-valuenow')
  await slider.press('ArrowRight')
  await expect(slider).not.toHaveAttribute('aria-valuenow', moved ?? '')

  const zip = page.waitForEvent('download')
  await page.getByRole('button', { name: '紀錄下載' }).click()
  expect((await zip).suggestedFilename()).toBe('TPE001-recordData.zip')
})

test('the record pages have no serious accessibility issue', async ({ open }) => {
  await expectNoFaults(await open('store1', '/adrecord/list'))
  const page = await open('store1', '/adrecord/route?adId=1&recordId=4')
  await page.getByRole('slider', { name: '時間軸' }).waitFor()
  await expectNoFaults(page)
})

test('an operator opens the URL of a store’s page', async ({ open }) => {
  const page = await open('admin', '/adrecord/route?adId=1&recordId=4')
  await expect(page.getByText('台北光點咖啡')).toBeVisible()
  await expect(page.getByRole('slider', { name: '時間軸' })).toBeVisible()
  await expect(page.getByRole('link', { name: '成效分析' })).toHaveAttribute('href', /store=TPE001/)
  await page.goto('/adrecord/route?adId=1&recordId=999999')
  await expect(page.getByText('找不到這筆紀錄')).toBeVisible()
})

test('a record of a fixed place has a timeline, but no map', async ({ open }) => {
  const page = await open('store2', '/adrecord/route?adId=10&recordId=16')
  await expect(page.getByText('這筆紀錄沒有定位資料')).toBeVisible()
  await expect(page.getByRole('slider', { name: '時間軸' })).toBeVisible()
  await expectNoFaults(page)
})
