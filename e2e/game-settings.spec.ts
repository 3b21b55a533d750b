import type { Locator } from '@playwright/test'
import { expectNoFaults } from './support/faults.ts'
import { expect, test } from './support/fixtures.ts'

test.describe.configure({ timeout: 120_000 })

const getPicture = (canvas: Locator) =>
  canvas.evaluate((found) => (found as HTMLCanvasElement).toDataURL('image/png'))
const getShape = (canvas: Locator) =>
  canvas.evaluate((found) => (found.clientWidth > found.clientHeight ? 'wide' : 'tall'))

test('the preview of a game ad plays the chosen game, and stands still on request', async ({
  open,
  page,
}) => {
  await page.emulateMedia({ reducedMotion: 'no-preference' })
  await open('store1', '/ad/edit')
  await page.getByRole('combobox', { name: '類型', exact: true }).click()
  await page.getByRole('option', { name: '店家單機遊戲' }).click()
  const demo = page.getByRole('group', { name: '遊戲示範' })
  await expect(demo).toHaveCount(0)
  await page.getByText('水果射擊', { exact: true }).click()
  const canvas = demo.getByRole('img', { name: '電腦玩家正在玩水果射擊' })
  await expect(canvas).toBeVisible({ timeout: 30_000 })
  const first = await getPicture(canvas)
  await expect.poll(() => getPicture(canvas)).not.toBe(first)
  expect(await getShape(canvas)).toBe('wide')
  await expectNoFaults(page)

  await demo.getByRole('button', { name: '暫停示範' }).click()
  const paused = await getPicture(canvas)
  await page.getByRole('radio', { name: '飛翔鳥' }).press('Space')
  const other = demo.getByRole('img', { name: '電腦玩家正在玩飛翔鳥' })
  await expect.poll(() => getPicture(other)).not.toBe(paused)
  const still = await getPicture(other)
  await page.waitForTimeout(500)
  expect(await getPicture(other)).toBe(still)
  await page.getByRole('radio', { name: '直式' }).check()
  await expect.poll(() => getShape(other)).toBe('tall')
  await expect(page.getByText(/電腦示範一局約得/)).toBeVisible()
  await page.getByRole('radio', { name: '困難' }).check()
  await expectNoFaults(page)
})

test('with reduced motion the preview is a still picture with a button', async ({ open, page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await open('store1', '/ad/edit')
  await page.getByRole('combobox', { name: '類型', exact: true }).click()
  await page.getByRole('option', { name: '店家單機遊戲' }).click()
  await page.getByText('戰機對戰', { exact: true }).click()
  const demo = page.getByRole('group', { name: '遊戲示範' })
  const canvas = demo.getByRole('img')
  await expect(canvas).toBeVisible({ timeout: 30_000 })
  const still = await getPicture(canvas)
  await page.waitForTimeout(500)
  expect(await getPicture(canvas)).toBe(still)
  await demo.getByRole('button', { name: '播放示範' }).click()
  await expect.poll(() => getPicture(canvas)).not.toBe(still)
})
