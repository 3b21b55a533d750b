import type { Page } from '@playwright/test'
import { expectNoFaults } from './support/faults.ts'
import { expect, test } from './support/fixtures.ts'
import { goodToken } from './support/line.ts'
import { picture } from './support/pictures.ts'
import { getSnackbar, uniqueCode } from './support/screen.ts'
import { withoutLine } from './support/without-line.ts'

async function openDialog(page: Page) {
  await page.getByRole('button', { name: '編輯店家資訊' }).first().click()
  return page.getByRole('dialog', { name: '編輯店家資訊' })
}

test('a store administrator sees their own store, under 首頁 / 店家資訊', async ({ open }) => {
  const page = await open('store1', '/store/info')
  await expect(page.getByRole('navigation', { name: '目前位置' })).toHaveText(/首頁\s*\/\s*店家資訊/)
  await expect(page.getByRole('heading', { name: '台北光點咖啡' })).toBeVisible()
  await expect(page.getByRole('table', { name: '基本資料' })).toContainText('02-2311-1234')
})

test('a store administrator cannot open another store', async ({ open }) => {
  const page = await open('store1', '/store/info?store=KHH001')
  await expect(page.getByRole('heading', { name: '台北光點咖啡' })).toBeVisible()
  await expect(page.getByText('高雄港邊海產')).toBeHidden()
})

test('an operator opens any store, and chooses another', async ({ open }) => {
  const page = await open('admin', '/store/info?store=KHH001')
  await expect(page.getByRole('heading', { name: '高雄港邊海產' })).toBeVisible()
  await page.getByRole('combobox', { name: '店家' }).fill('TPE')
  await page.getByRole('option', { name: /TPE001/ }).click()
  await expect(page.getByRole('heading', { name: '台北光點咖啡' })).toBeVisible()
  await expect(page).toHaveURL(/store=TPE001/)
})

test('missing and invalid values are reported at their fields', async ({ open }) => {
  const page = await open('store1', '/store/info')
  const dialog = await openDialog(page)
  for (const name of ['電話', '地址', '商品名稱']) await dialog.getByRole('textbox', { name }).fill('')
  await dialog.getByRole('spinbutton', { name: '緯度' }).fill('91')
  await dialog.getByRole('textbox', { name: '網站' }).fill('coffee.tw')
  await dialog.getByRole('button', { name: '儲存' }).click()
  await expect(dialog.getByText('必填欄位')).toHaveCount(3)
  const latitude = dialog.getByRole('spinbutton', { name: '緯度' })
  await expect(latitude).toHaveAccessibleDescription('緯度需介於 -90 與 90 之間')
  await expect(dialog.getByRole('textbox', { name: '網站' })).toHaveAccessibleDescription(/網址格式有誤/)
})

test('changes are shown after saving, and leaving with unsaved changes asks', async ({ open }) => {
  const page = await open('store2', '/store/info')
  const dialog = await openDialog(page)
  await dialog.getByRole('textbox', { name: '電話' }).fill('07-000-1111')
  await page.keyboard.press('Escape')
  await page.getByRole('alertdialog').getByRole('button', { name: '留在此頁' }).click()
  await dialog.getByRole('button', { name: '儲存' }).click()
  await expect(getSnackbar(page, /更新店家「.+」成功/)).toBeVisible()
  await expect(page.getByRole('table', { name: '基本資料' })).toContainText('07-000-1111')
})

test('coordinates are set on the map: by a click, by dragging the pin and by keyboard', async ({
  open,
  call,
}) => {
  const storeCode = uniqueCode('PIN')
  await call('admin', 'POST', '/store', { storeCode, storeName: '地圖店', storeEnabled: 1 })
  const page = await open('admin', `/store/info?store=${storeCode}`)
  const dialog = await openDialog(page)
  const latitude = dialog.getByRole('spinbutton', { name: '緯度' })
  const longitude = dialog.getByRole('spinbutton', { name: '經度' })
  const figures = async () =>
    [Number(await latitude.inputValue()), Number(await longitude.inputValue())] as const
  const map = dialog.getByRole('application', { name: '在地圖上選擇店家位置' })
  const pin = map.getByTitle('拖曳可移動位置')
  await expect(map.locator('canvas').first()).toBeVisible()
  await expect(pin).toBeHidden()
  await map.click({ position: { x: 200, y: 100 } })
  await expect(pin).toBeVisible()
  const [lat, lng] = await figures()
  expect(lat).toBeGreaterThan(25)
  expect(lng).toBeGreaterThan(121.4)

  await pin.hover()
  await page.mouse.down()
  await map.hover({ position: { x: 280, y: 140 } })
  await page.mouse.up()
  await expect.poll(async () => (await figures())[1]).toBeGreaterThan(lng)
  expect((await figures())[0]).toBeLessThan(lat)

  await latitude.fill('22.6208')
  await longitude.fill('120.2815')
  await map.focus()
  await page.keyboard.press('Enter')
  await expect
    .poll(async () => (await figures()).map((degrees) => degrees.toFixed(2)))
    .toEqual(['22.62', '120.28'])

  for (const [name, value] of [
    ['電話', '02-1234-5678'],
    ['地址', '高雄市'],
    ['商品名稱', '點心'],
  ] as const)
    await dialog.getByRole('textbox', { name }).fill(value)
  await expectNoFaults(page)
  await dialog.getByRole('button', { name: '儲存' }).click()
  await expect(getSnackbar(page, /更新店家「.+」成功/)).toBeVisible()
  await expect(page.getByRole('table', { name: '基本資料' })).toContainText(/22\.62\d+, 120\.28\d+/)
})

test('images are cropped by the server, a small one is rejected and a fourth big one alerts', async ({
  open,
  call,
}) => {
  const storeCode = uniqueCode('IMG')
  await call('admin', 'POST', '/store', { storeCode, storeName: '圖片店', storeEnabled: 1 })
  const page = await open('admin', `/store/info?store=${storeCode}`)
  await expect(page.getByText('尚缺：')).toBeVisible()
  const dialog = await openDialog(page)
  const small = dialog.getByRole('group', { name: '店家圖片' })
  await small.locator('input[type=file]').setInputFiles(await picture(page, 'tiny.png', 300, 300))
  await expect(small.getByText(/圖片尺寸不足/)).toBeVisible()
  await small.locator('input[type=file]').setInputFiles(await picture(page, 'front.png', 800, 800))
  await expect(small.getByRole('listitem')).toHaveCount(1)
  await expect(small.getByRole('button', { name: '移除' })).toBeVisible()

  const big = dialog.getByRole('group', { name: '店家大圖' })
  for (const index of [1, 2, 3]) {
    await big.locator('input[type=file]').setInputFiles(await picture(page, `big-${index}.png`, 1200, 700))
    await expect(big.getByRole('button', { name: '移除' })).toHaveCount(index)
  }
  await big.locator('input[type=file]').setInputFiles(await picture(page, 'big-4.png', 1200, 700))
  const alert = page.getByRole('dialog', { name: '最多三張圖' })
  await alert.getByRole('button', { name: '確定' }).click()
  await expect(big.getByRole('button', { name: '移除' })).toHaveCount(3)

  await dialog.getByRole('textbox', { name: '電話' }).fill('02-1234-5678')
  await dialog.getByRole('textbox', { name: '地址' }).fill('台北市信義區')
  await dialog.getByRole('textbox', { name: '商品名稱' }).fill('點心')
  await dialog.getByRole('button', { name: '儲存' }).click()
  await expect(getSnackbar(page, /更新店家「.+」成功/)).toBeVisible()
  const pictures = page.getByRole('img', { name: /圖片店的大圖/ })
  await expect(pictures).toHaveCount(3)
  await pictures.first().scrollIntoViewIfNeeded()
  const getSize = (image: HTMLImageElement) => `${image.naturalWidth}x${image.naturalHeight}`
  await expect.poll(() => pictures.first().evaluate(getSize)).toBe('960x480')
  await expect
    .poll(() => page.getByRole('img', { name: '圖片店的店家圖片' }).evaluate(getSize))
    .toBe('429x429')
})

test('the bell leads a store to set up LINE, and then stops asking', async ({ open, server }) =>
  withoutLine(server.dataDir, 'KHH001', async () => {
    const page = await open('store2', '/first-page')
    const todo = page.getByRole('link', { name: /LINE 尚未設定/ }).first()
    await todo.click()
    await expect(page).toHaveURL(/\/store\/info\?line=1$/)
    const dialog = page.getByRole('dialog', { name: '第三方設定：高雄港邊海產' })
    await dialog.getByRole('button', { name: '取消' }).click()
    await expect(dialog).toBeHidden()
    await expect(page).not.toHaveURL(/line=1/)
    await page.getByRole('button', { name: '第三方設定' }).click()
    await dialog.getByRole('textbox', { name: /^Channel secret/ }).fill('secret-0123456789abcdef')
    await dialog.getByRole('textbox', { name: 'Channel access token' }).fill(goodToken)
    await dialog.getByRole('button', { name: '儲存' }).click()
    await expect(getSnackbar(page, '已儲存「高雄港邊海產」的第三方設定')).toBeVisible()
    await page.getByRole('link', { name: '首頁' }).first().click()
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expect(todo).toBeHidden()
  }))

test('a form waits for a running image upload', async ({ page, open }) => {
  let release = () => {}
  const held = new Promise<void>((done) => (release = done))
  await page.route('**/api/files*', async (route) => {
    await held
    await route.continue()
  })
  await open('store1', '/store/info')
  const dialog = await openDialog(page)
  const save = dialog.getByRole('button', { name: '儲存' })
  const big = dialog.getByRole('group', { name: '店家大圖' })
  await big.getByRole('button', { name: '移除' }).first().click()
  await expect(save).toBeEnabled()
  await big.locator('input[type=file]').setInputFiles(await picture(page, 'slow.png', 1200, 700))
  await expect(save).toBeDisabled()
  release()
  await expect(save).toBeEnabled()
  await expect(big.getByText('slow.png')).toBeVisible()
})
