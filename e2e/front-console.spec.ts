import type { Locator, Page } from '@playwright/test'
import { expectNoFaults } from './support/faults.ts'
import { expect, test } from './support/fixtures.ts'
import { getRow, getSnackbar, pickAndMoveUp } from './support/screen.ts'

// Alone: the clipboard needs its permission and the focus.
test.use({
  viewport: { width: 1440, height: 1000 },
  permissions: ['clipboard-read', 'clipboard-write'],
  isAlone: true,
})

const readClipboard = (page: Page) => page.evaluate(() => navigator.clipboard.readText())

/** Page sizes of a PDF in millimetres. */
const readSizes = (pdf: Buffer) =>
  [...pdf.toString('latin1').matchAll(/MediaBox\s*\[\s*0 0 ([\d.]+) ([\d.]+)/g)].map(([, width, height]) =>
    [width, height].map((points) => Math.round((Number(points) / 72) * 25.4)),
  )

test('the product form shows what is typed on the real page of the store front', async ({ open }) => {
  const page = await open('store1', '/product/edit')
  const phone = page.frameLocator('iframe[title="商品在手機上的樣子"]')
  await page.getByRole('textbox', { name: '商品名稱' }).fill('預覽中的司康')
  await page.getByRole('spinbutton', { name: '售價', exact: true }).fill('77')
  await expect(phone.getByRole('heading', { name: '預覽中的司康' })).toBeVisible()
  await expect(phone.getByText('NT$77').first()).toBeVisible()
  await page.getByRole('textbox', { name: '商品名稱' }).fill('改名的司康')
  await expect(phone.getByRole('heading', { name: '改名的司康' })).toBeVisible()
})

test('a saved product is shown before anything is typed', async ({ open }) => {
  const page = await open('store1', '/product/edit?code=LATTE')
  const phone = page.frameLocator('iframe[title="商品在手機上的樣子"]')
  await expect(phone.getByRole('heading', { name: '拿鐵' })).toBeVisible()
})

for (const { path, title, field } of [
  { path: '/coupon/edit', title: '優惠券在手機上的樣子', field: '名稱' },
  { path: '/pointcard/edit', title: '集點卡在手機上的樣子', field: '名稱' },
])
  test(`${path} shows the name on the real page while it is typed`, async ({ open }) => {
    const page = await open('store1', path)
    await page.getByRole('textbox', { name: field, exact: true }).fill('只在預覽的名稱')
    const phone = page.frameLocator(`iframe[title="${title}"]`)
    await expect(phone.getByRole('heading', { name: '只在預覽的名稱' }).first()).toBeAttached()
  })

test('a banner appears first on the real first page', async ({ open }) => {
  const page = await open('store1', '/banner/edit?code=BN-MORNING')
  const phone = page.frameLocator('iframe[title="在手機上的樣子"]')
  await page.getByRole('textbox', { name: '標題', exact: true }).fill('只在預覽的橫幅')
  await expect(phone.getByRole('img', { name: '只在預覽的橫幅' })).toBeVisible()
})

test('a message shows the page that its link opens', async ({ open, server }) => {
  const page = await open('store1', '/message/edit')
  await expect(page.getByTitle('點開後在手機上的頁面')).toBeHidden()
  await page.getByRole('textbox', { name: '文字' }).fill(`新品上市 ${server.url}/s/TPE001/products/LATTE`)
  const phone = page.frameLocator('iframe[title="點開後在手機上的頁面"]')
  await expect(phone.getByRole('heading', { name: '拿鐵' })).toBeVisible()
})

async function printPoster(page: Page, dialog: Locator, size: string) {
  await dialog.getByRole('radio', { name: size }).check()
  await dialog.getByRole('button', { name: '列印' }).click()
  await expect(page.locator('.print-sheet')).toBeAttached()
  const pdf = await page.pdf({ preferCSSPageSize: true })
  await page.evaluate(() => window.dispatchEvent(new Event('afterprint')))
  await expect(page.locator('.print-sheet')).toHaveCount(0)
  return readSizes(pdf)
}

test('a link is copied from a row, and posters print on one page of their exact size', async ({
  page,
  open,
  server,
}) => {
  await page.addInitScript(() => (window.print = () => undefined))
  await open('store1', '/product/list?q=LATTE')
  const row = getRow(page, 'LATTE').first()
  await row.getByRole('button', { name: '複製連結' }).click()
  await expect(getSnackbar(page, /已複製「.+」的前台連結/)).toBeVisible()
  expect(await readClipboard(page)).toMatch(new RegExp(`^${server.url}/s/TPE001/products/`))

  await row.getByRole('button', { name: 'QR 海報' }).click()
  const dialog = page.getByRole('dialog', { name: /的前台連結與海報$/ })
  await expect(dialog.getByRole('img', { name: /的 QR Code$/ })).toBeVisible()
  await expectNoFaults(page)
  expect(await printPoster(page, dialog, 'A4 海報')).toEqual([[210, 297]])
  expect(await printPoster(page, dialog, 'A6 小卡')).toEqual([[105, 148]])
  expect(await printPoster(page, dialog, '桌牌')).toEqual([[210, 297]])
})

test('the link of the store is copied from its information', async ({ open, server }) => {
  const page = await open('store1', '/store/info')
  await page.getByRole('button', { name: '複製連結' }).click()
  await expect(getSnackbar(page, /已複製「台北光點咖啡」的前台連結/)).toBeVisible()
  expect(await readClipboard(page)).toBe(`${server.url}/s/TPE001`)
})

test('the big pictures of the store are sorted by keyboard', async ({ open, call }) => {
  type Info = { storeList: { storeBigImage: string[] }[] }
  const read = async () =>
    (await call<Info>('store2', 'GET', '/store/info/KHH001')).storeList[0]?.storeBigImage ?? []
  const [first = '', second = '', ...rest] = await read()
  const page = await open('store2', '/store/info')
  await page.getByRole('button', { name: '編輯店家資訊' }).first().click()
  const dialog = page.getByRole('dialog', { name: '編輯店家資訊' })
  const handle = dialog.getByRole('button', { name: '調整「店家大圖 2」的順序' })
  await pickAndMoveUp(page, handle, '店家大圖 2')
  await page.keyboard.press('Space')
  await dialog.getByRole('button', { name: '儲存' }).click()
  await expect(dialog).toBeHidden()
  expect(await read()).toEqual([second, first, ...rest])
})

async function choose(page: Page, field: string, option?: string) {
  await page.getByRole('combobox', { name: field }).click()
  const options = page.getByRole('option')
  await (option ? options.filter({ hasText: option }) : options.nth(1)).first().click()
}

test('the QR code of an ad opens a product of the own front, and shows it by name again', async ({
  open,
}) => {
  const name = `前台廣告 ${Date.now().toString(36)}`
  const page = await open('store1', '/ad/edit')
  await page.getByRole('textbox', { name: '廣告名稱' }).fill(name)
  await choose(page, '主要播放清單')
  await page.getByLabel('顯示 QR Code 並記錄掃描').click()
  await page.getByRole('radio', { name: '自己的店家前台' }).click()
  await choose(page, '前台頁面', '商品')
  await page.getByRole('combobox', { name: '選擇商品' }).fill('美式')
  await page.getByRole('option', { name: '美式咖啡' }).click()
  await page.getByRole('button', { name: '下個月' }).click()
  await page
    .getByRole('button', { name: /餘 [1-9]/ })
    .first()
    .click()
  await page.getByRole('button', { name: '儲存廣告' }).click()
  await page.getByRole('dialog', { name: '[廣告更新]' }).getByRole('button', { name: '確定' }).click()

  await getRow(page, name)
    .getByRole('button', { name: '編輯' })
    .or(getRow(page, name).getByRole('link', { name }))
    .first()
    .click()
  await expect(page.getByRole('combobox', { name: '選擇商品' })).toHaveValue('美式咖啡')
  await page.getByRole('radio', { name: '其他網址' }).click()
  await expect(page.getByRole('textbox', { name: 'QR Code 導向網址' })).toHaveValue('')
})
