import type { Locator, Page } from '@playwright/test'
import { expectNoFaults } from './support/faults.ts'
import { expect, test } from './support/fixtures.ts'

const points = [
  [25.033, 121.5645],
  [25.041, 121.5646],
  [25.0411, 121.5682],
]
const gpx = `<gpx version="1.1"><trk><name>匯入的路線</name><trkseg>${points
  .map(([lat, lon]) => `<trkpt lat="${lat}" lon="${lon}"/>`)
  .join('')}</trkseg></trk></gpx>`

const map = (page: Page): Locator => page.getByRole('application')
const facts = (page: Page, text: string) => expect(page.getByText(text)).toBeVisible()

async function clickMap(page: Page, across: number, down: number) {
  const box = await map(page).boundingBox()
  if (!box) throw new Error('there is no map')
  await map(page).click({ position: { x: box.width * across, y: box.height * down } })
}

test('an operator imports a GPX, draws on it, saves and sees the route', async ({ open }) => {
  const page = await open('admin', '/route/edit')
  await map(page).waitFor()
  await page
    .locator('input[type=file]')
    .setInputFiles({ name: 'a.gpx', mimeType: 'application/gpx+xml', buffer: Buffer.from(gpx) })
  await facts(page, '全長 1.3 km，3 個點')
  await expect(page.getByLabel('路線名稱')).toHaveValue('匯入的路線')
  await expect(page.getByLabel('KML 文字')).toHaveValue(/<LineString>/)

  await page.getByRole('button', { name: '加點' }).click()
  await clickMap(page, 0.8, 0.8)
  await expect(page.getByText('4 個點')).toBeVisible()
  await clickMap(page, 0.2, 0.8)
  await expect(page.getByText('5 個點')).toBeVisible()
  await page.getByRole('button', { name: '刪除點' }).click()
  await clickMap(page, 0.2, 0.8)
  await expect(page.getByText('4 個點')).toBeVisible()
  await page.getByRole('button', { name: '復原' }).click()
  await expect(page.getByText('5 個點')).toBeVisible()

  await page.getByRole('button', { name: '移動點' }).click()
  const drawn = await page.getByLabel('KML 文字').inputValue()
  const box = await map(page).boundingBox()
  if (!box) throw new Error('there is no map')
  await page.mouse.move(box.x + box.width * 0.8, box.y + box.height * 0.8)
  await page.mouse.down()
  await page.mouse.move(box.x + box.width * 0.7, box.y + box.height * 0.9, { steps: 5 })
  await page.mouse.up()
  await expect(page.getByLabel('KML 文字')).not.toHaveValue(drawn)
  await expect(page.getByText('5 個點')).toBeVisible()
  await expectNoFaults(page)

  await page.getByRole('button', { name: '儲存路線' }).click()
  await expect(page.getByText('**必填')).toBeVisible()
  await page.getByLabel('路線代碼').fill('E2E-1')
  await page.getByRole('button', { name: '儲存路線' }).click()
  const result = page.getByRole('dialog', { name: '[路線更新]' })
  await expect(result).toContainText('新增路線「E2E-1」成功')
  await result.getByRole('button', { name: '確定' }).click()
  await expect(page).toHaveURL(/\/route\/list$/)

  const row = page.getByRole('row').filter({ hasText: 'E2E-1' })
  await row.getByRole('button', { name: '預覽路線' }).click()
  const preview = page.getByRole('dialog', { name: '路線「匯入的路線」' })
  await expect(preview.getByRole('application', { name: '路線「匯入的路線」的地圖' })).toBeVisible()
  await expect(preview).toContainText('5 個點')
  await expectNoFaults(page)
})

test('an invalid route is reported next to the form, and a line can be drawn by keyboard', async ({
  open,
}) => {
  const page = await open('admin', '/route/edit')
  await map(page).waitFor()
  await page.getByLabel('KML 文字').fill('<!DOCTYPE kml [<!ENTITY x "y">]><kml/>')
  await expect(page.getByRole('region', { name: '路線' }).getByRole('alert')).toContainText(
    '不可包含 DTD 或實體宣告',
  )
  await page.getByLabel('KML 文字').fill('')
  await map(page).focus()
  await page.keyboard.press('Enter')
  await page.keyboard.press('ArrowRight')
  await expect(async () => {
    await page.keyboard.press('Enter')
    await expect(page.getByLabel('KML 文字')).toHaveValue(/<LineString>/, { timeout: 500 })
  }).toPass()
})
