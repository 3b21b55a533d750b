import { expectNoFaults } from './support/faults.ts'
import { expect, test } from './support/fixtures.ts'
import { getSnackbar, pickAndMoveUp, getRow, uniqueCode } from './support/screen.ts'

test.describe.configure({ timeout: 180_000 })

test('categories are sorted by keyboard, and a product is taken off sale from the list', async ({ open }) => {
  const page = await open('store1', '/category/list')
  await pickAndMoveUp(page, page.getByRole('button', { name: '調整「手沖咖啡」的順序' }), '手沖咖啡')
  await page.keyboard.press('Space')
  await expect(getSnackbar(page, '已更新分類順序')).toBeVisible()

  await open('store1', '/product/list?q=BEAN-YIRGA')
  const row = getRow(page, 'BEAN-YIRGA')
  await row
    .getByRole('switch')
    .or(row.getByRole('checkbox', { name: /上架$/ }))
    .first()
    .click()
  await expect(getSnackbar(page, '已下架 1 項商品')).toBeVisible()
  await expect(row).toContainText('已下架')
})

test('an import of products starts with a dry run', async ({ open }) => {
  const code = uniqueCode('X').replaceAll(/[^\w-]/g, '')
  const page = await open('store2', `/product/list?sheet=1&q=${code}`)
  const dialog = page.getByRole('dialog', { name: '匯入與匯出商品' })
  const sheet = (text: string) => ({ name: 'p.csv', mimeType: 'text/csv', buffer: Buffer.from(text) })
  await dialog
    .locator('input[type=file]')
    .setInputFiles(sheet(`商品代碼,商品名稱,分類,售價\n${code},,茶,x\n`))
  await expect(dialog.getByText('「p.csv」有 3 處錯誤，修正後請重新選擇檔案。')).toBeVisible()
  await expect(dialog.getByRole('row', { name: '2 分類 找不到分類「茶」' })).toBeVisible()
  await expectNoFaults(page)
  await dialog
    .locator('input[type=file]')
    .setInputFiles(sheet(`商品代碼,商品名稱,分類,售價\n${code},魚丸,現煮料理,60\n`))
  await expect(dialog.getByText('檢查無誤：新增 1 項')).toBeVisible()
  await dialog.getByRole('button', { name: '匯入商品' }).click()
  await expect(getSnackbar(page, '匯入完成：新增 1 項、更新 0 項、未變更 0 項')).toBeVisible()
  await expect(getRow(page, code)).toContainText('NT$60')
})

const pages = [
  '/product/list',
  '/product/list?order=1',
  '/product/edit?code=BEAN-YIRGA',
  '/category/list',
  '/activity/list',
  '/activity/edit?code=AC-TASTING',
  '/banner/list',
  '/banner/edit',
]

test('the catalogue pages have no serious accessibility issue', async ({ open }) => {
  for (const path of pages) await test.step(path, async () => expectNoFaults(await open('store1', path)))
})
