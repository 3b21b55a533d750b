import type { Page } from '@playwright/test'
import { expectNoFaults } from './faults.ts'
import { expect, test } from './fixtures.ts'
import { picture } from './pictures.ts'
import { noticeOf, rowOf, uniqueCode } from './screen.ts'

test.describe.configure({ timeout: 180_000 })

const option = (page: Page, name: string) => page.getByRole('option', { name })

test('a category and a product with two variants are made, ordered and taken off sale', async ({ open }) => {
  const page = await open('store1', '/category/list')
  const category = uniqueCode('輕食')
  await page.getByRole('button', { name: '新增分類', exact: true }).click()
  const dialog = page.getByRole('dialog', { name: '新增分類' })
  await dialog.getByRole('button', { name: '儲存' }).click()
  await expect(dialog.getByText('必填')).toBeVisible()
  await dialog.getByRole('textbox', { name: '分類名稱' }).fill(category)
  await dialog.getByRole('button', { name: '儲存' }).click()
  await expect(noticeOf(page, `新增分類「${category}」成功`)).toBeVisible()

  const handle = page.getByRole('button', { name: `調整「${category}」的順序` })
  await handle.focus()
  await page.keyboard.press('Space')
  await expect(page.getByText(`已拿起「${category}」`)).toBeAttached()
  await page.keyboard.press('ArrowUp')
  await expect(page.getByText(new RegExp(`「${category}」移到第 \\d+ 個`))).toBeAttached()
  await page.keyboard.press('Space')
  await expect(noticeOf(page, '已更新分類順序')).toBeVisible()

  const name = uniqueCode('三明治')
  await open('store1', '/product/list')
  await page.getByRole('link', { name: '新增商品' }).click()
  await page.getByRole('textbox', { name: '商品名稱' }).fill(name)
  await page.getByRole('combobox', { name: '分類' }).fill(category)
  await option(page, category).click()
  await page.keyboard.press('Escape')
  await page.getByRole('textbox', { name: '商品說明' }).pressSequentially('每日現做')
  await page
    .locator('input[type=file]')
    .first()
    .setInputFiles(await picture(page, 'a.png', 600, 600))
  await expect(page.getByRole('img', { name: '第 1 張圖片' })).toBeVisible()
  await page.getByRole('spinbutton', { name: '售價', exact: true }).fill('120')
  await page.getByRole('spinbutton', { name: '定價' }).fill('100')
  await page.getByRole('button', { name: '新增選項' }).click()
  await page.getByRole('textbox', { name: '選項 1 名稱' }).fill('口味')
  for (const value of ['鮪魚', '起司']) {
    await page.getByRole('combobox', { name: '選項 1 的值' }).fill(value)
    await page.keyboard.press('Enter')
  }
  await page.getByRole('spinbutton', { name: '鮪魚 的庫存' }).fill('5')
  await page.getByRole('button', { name: '將第一列的庫存套用到全部' }).click()
  await expect(page.getByRole('spinbutton', { name: '起司 的庫存' })).toHaveValue('5')
  await page.getByRole('button', { name: '儲存' }).click()
  await expect(page.getByText('售價不可高於定價')).toBeVisible()
  await page.getByRole('spinbutton', { name: '定價' }).fill('150')
  await page.getByRole('button', { name: '儲存' }).click()
  await expect(noticeOf(page, `新增商品「${name}」成功`)).toBeVisible()

  const row = rowOf(page, name)
  await expect(row).toContainText('10')
  await row
    .getByRole('switch')
    .or(row.getByRole('checkbox', { name: `「${name}」上架` }))
    .first()
    .click()
  await expect(noticeOf(page, '已下架 1 項商品')).toBeVisible()
  await expect(row).toContainText('已下架')
})

test('a file of products is tried before it is taken', async ({ open }) => {
  const page = await open('store2', '/product/list?sheet=1')
  const dialog = page.getByRole('dialog', { name: '匯入與匯出商品' })
  const code = uniqueCode('X').replaceAll(/[^\w-]/g, '')
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
  await expect(noticeOf(page, '匯入完成：新增 1 項、更新 0 項、未變更 0 項')).toBeVisible()
  await expect(rowOf(page, code)).toContainText('NT$60')
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

test('the pages of the catalogue have no serious fault', async ({ open }) => {
  for (const path of pages) await test.step(path, async () => expectNoFaults(await open('store1', path)))
})
