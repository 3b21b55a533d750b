import { randomInt } from 'node:crypto'
import type { Page } from '@playwright/test'
import { expectNoFaults } from './support/faults.ts'
import { expect, test } from './support/fixtures.ts'
import { picture } from './support/pictures.ts'
import { getRow } from './support/screen.ts'

test.setTimeout(300_000)

async function confirmResult(page: Page, title: string) {
  const dialog = page.getByRole('dialog', { name: title })
  await dialog.getByRole('button', { name: '確定' }).click()
  await expect(dialog).toBeHidden()
}

async function choose(page: Page, field: string, option: string | RegExp) {
  await page.getByRole('combobox', { name: field, exact: true }).click()
  await page.getByRole('option', { name: option }).first().click()
}

const newMac = () =>
  `02:00:00:00:${randomInt(16, 256).toString(16)}:${randomInt(16, 256).toString(16)}`.toUpperCase()

async function makePlace(page: Page, name: string) {
  await page.getByRole('link', { name: '新增播放地點' }).first().click()
  await page.getByRole('button', { name: '確定' }).click()
  await expect(page.getByRole('textbox', { name: '播放地點' })).toHaveAccessibleDescription('**必填')
  await page.getByRole('textbox', { name: '播放地點' }).fill(name)
  await page.getByRole('textbox', { name: '地址' }).fill('台北市中正區測試路 1 號')
  const map = page.getByRole('application', { name: '在地圖上選擇播放地點的位置' })
  await expect(map.locator('canvas').first()).toBeAttached()
  await map.click({ position: { x: 200, y: 150 } })
  await expect(page.getByRole('spinbutton', { name: '緯度' })).not.toHaveValue('')
  await page.getByRole('spinbutton', { name: '面板寬度' }).fill('1920')
  await page.getByRole('spinbutton', { name: '面板高度' }).fill('1080')
  await choose(page, '面向', '東南')
  await page.locator('input[type=file]').setInputFiles(await picture(page, 'corner.png', 800, 600))
  await expect(page.getByRole('button', { name: '移除' })).toBeVisible()
  await expectNoFaults(page)
  await page.getByRole('button', { name: '確定' }).click()
  await confirmResult(page, '[播放地點更新]')
}

async function putScreen(page: Page, macAddr: string, name: string, home: '播放地點' | '店家', at: string) {
  await page.getByRole('textbox', { name: 'MAC 位址' }).fill(macAddr)
  await page.getByRole('textbox', { name: '裝置名稱' }).fill(name)
  await page.getByRole('radio', { name: home }).check()
  await choose(page, home, new RegExp(at))
  await page.getByRole('button', { name: '確定' }).click()
  await confirmResult(page, '[裝置更新]')
}

async function chooseFreeDay(page: Page) {
  await page.getByRole('button', { name: '下個月' }).click()
  const free = page.getByRole('gridcell', { selected: false }).getByRole('button', { name: /餘 [1-9]/ })
  await free.first().click()
  await expect(page.getByText('已選 1 天，最多 6 天')).toBeVisible()
}

async function payAndSend(page: Page, name: string) {
  await page.goto('/ad/list')
  for (const button of ['支付廣告訂閱', '送出廣告資料']) {
    await getRow(page, name).getByRole('button', { name: '送出與付款' }).click()
    await page.getByRole('dialog', { name: '送出與付款' }).getByRole('button', { name: button }).click()
    if (button !== '支付廣告訂閱') continue
    await page.getByRole('button', { name: '付款', exact: true }).click()
    await confirmResult(page, '付款完成')
  }
  await expect(getRow(page, name)).toContainText('審核中')
}

test('a place is created and gets a screen; a store books it on the map; the operator sees the screen and approves', async ({
  open,
}) => {
  const mark = Date.now().toString(36)
  const place = `測試廣場 ${mark}`
  const screen = `廣場螢幕 ${mark}`
  const ad = `定點廣告 ${mark}`
  const page = await open('admin', '/place/list')
  await makePlace(page, place)
  // Other tests of this worker have filled more than the first page.
  await page.goto(`/place/list?q=${encodeURIComponent(place)}`)
  await expect(getRow(page, place)).toContainText('1920 × 1080，面向東南')
  await expect(getRow(page, place)).toContainText('沒有螢幕')
  await expectNoFaults(page)
  await page.goto('/device/edit')
  await putScreen(page, newMac(), screen, '播放地點', place)
  await page.goto(`/place/list?q=${encodeURIComponent(place)}`)
  await expect(getRow(page, place)).toContainText('1 台')
  await getRow(page, place).getByRole('button', { name: '刪除播放地點' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: '刪除' }).click()
  const refusal = page.getByRole('dialog', { name: `無法刪除播放地點「${place}」` })
  await expect(refusal).toContainText(`尚有裝置「${screen}」`)
  await refusal.getByRole('button', { name: '確定' }).click()

  const shop = await open('store1', '/ad/edit')
  await shop.getByRole('textbox', { name: '廣告名稱' }).fill(ad)
  await choose(shop, '類型', '定點播放')
  await choose(shop, '主要播放清單', /./)
  const map = shop.getByRole('application', { name: '播放地點地圖' })
  await map.getByRole('button', { name: place }).focus()
  await shop.keyboard.press('Enter')
  await expect(shop.getByRole('radio', { name: place })).toBeChecked()
  await chooseFreeDay(shop)
  await expectNoFaults(shop)
  await shop.getByRole('button', { name: '儲存廣告' }).click()
  await confirmResult(shop, '[廣告更新]')
  await expect(getRow(shop, ad)).toContainText(place)
  await payAndSend(shop, ad)

  const desk = await open('admin', '/adcheck/list')
  await expect(getRow(desk, ad)).toContainText(place)
  await getRow(desk, ad).getByRole('button', { name: '審核內容' }).click()
  const screens = desk.getByRole('region', { name: '播放螢幕' })
  await expect(screens).toContainText(place)
  await expect(screens).toContainText(screen)
  await expectNoFaults(desk)
  await desk.getByRole('button', { name: '審核通過' }).click()
  await confirmResult(desk, '[廣告審核]')
})

test('an in-store game uses the store’s own screens, a linked one two or more', async ({ open }) => {
  const mark = Date.now().toString(36)
  const names = [`店內甲 ${mark}`, `店內乙 ${mark}`] as const
  const page = await open('admin', '/device/edit')
  for (const name of names) {
    await page.goto('/device/edit')
    await putScreen(page, newMac(), name, '店家', 'TPE001')
  }
  const shop = await open('store1', '/ad/edit')
  const ad = `連線遊戲 ${mark}`
  await shop.getByRole('textbox', { name: '廣告名稱' }).fill(ad)
  await choose(shop, '類型', '店家連線遊戲')
  await choose(shop, '主要播放清單', /./)
  await shop.getByText('飛翔鳥', { exact: true }).click()
  for (const name of names) await shop.getByRole('checkbox', { name }).check()
  await chooseFreeDay(shop)
  await expectNoFaults(shop)
  await shop.getByRole('button', { name: '儲存廣告' }).click()
  await confirmResult(shop, '[廣告更新]')
  await expect(getRow(shop, ad)).toContainText(names[0])
  await payAndSend(shop, ad)
})

test('an old text that is not a place shows what to do', async ({ open, call }) => {
  const mark = Date.now().toString(36)
  const { playlistList } = await call<{ playlistList: { id: number; storeId: number }[] }>(
    'store1',
    'POST',
    '/playlist/query',
    {},
  )
  const [playlist] = playlistList
  const date = new Date(Date.now() + 20 * 86_400_000).toISOString().slice(0, 10)
  const ad_data = {
    name: `舊廣告 ${mark}`,
    moveType: 'fix_play',
    vehicleType: 'car',
    fixLocation: '火星基地',
    mode: 'basic',
    playId1: playlist?.id,
    broadcastDate: [date],
  }
  const { adId } = await call<{ adId: number }>('store1', 'POST', '/ad/add', {
    storeId: playlist?.storeId,
    ad_data,
  })
  const page = await open('store1', `/ad/edit?id=${adId}`)
  await expect(page.getByText('「火星基地」是舊的文字地點')).toBeVisible()
})
