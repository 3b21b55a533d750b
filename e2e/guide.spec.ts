import { expectNoFaults } from './support/faults.ts'
import { expect, test } from './support/fixtures.ts'

test('the guide opens from the account menu and is read chapter by chapter', async ({ open }) => {
  const page = await open('store1', '/first-page')
  await page.getByRole('button', { name: /的選單$/ }).click()
  await page.getByRole('menuitem', { name: '使用說明' }).click()
  await expect(page.getByRole('heading', { level: 1, name: '使用說明' })).toBeVisible()

  const chapters = page.getByRole('navigation', { name: '章節' })
  await expect(chapters.getByRole('link')).toHaveCount(10)
  await chapters.getByRole('link', { name: '執行紀錄與成效' }).click()
  await expect(page.getByRole('heading', { level: 2, name: '執行紀錄與成效' })).toBeInViewport()
  await expect(chapters.getByRole('link', { name: '執行紀錄與成效' })).toHaveAttribute('aria-current', 'true')

  await page.getByRole('link', { name: '數字的意思' }).click()
  await expect(page.getByRole('heading', { level: 3, name: '數字的意思' })).toBeInViewport()
  const picture = page.getByRole('img', { name: '一天的行駛軌跡、人數與截圖' })
  await picture.scrollIntoViewIfNeeded()
  await expect
    .poll(() => picture.evaluate((image) => (image as HTMLImageElement).naturalWidth))
    .toBeGreaterThan(1000)
  await expectNoFaults(page)
})

test('a URL with an anchor scrolls to the section, also on a phone', async ({ page, open }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await open('admin', `/guide#${encodeURIComponent('配對播放器')}`)
  await expect(page.getByRole('heading', { level: 3, name: '配對播放器' })).toBeInViewport()
  const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
  expect(overflow).toBe(0)
  await expectNoFaults(page)
})
