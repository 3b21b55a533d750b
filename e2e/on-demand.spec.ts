import { expect, test } from './support/fixtures.ts'
import { getRow } from './support/screen.ts'

test('a row’s menu opens by keyboard, moves, and returns the focus', async ({ open }) => {
  const page = await open('admin', '/store/list')
  const more = getRow(page, 'TPE001').getByRole('button', { name: '更多操作' })
  await more.focus()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('menuitem').first()).toBeFocused()
  await page.keyboard.press('End')
  await expect(page.getByRole('menuitem', { name: '刪除店家' })).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(more).toBeFocused()
})

test('a filter is chosen by keyboard', async ({ open }) => {
  const page = await open('admin', '/store/list')
  await expect(getRow(page, 'TXG001')).toBeVisible()
  const filter = page.getByRole('combobox', { name: '狀態' })
  await filter.focus()
  await page.keyboard.press('ArrowDown')
  await expect(page.getByRole('option', { name: '全部狀態' })).toBeFocused()
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/storeEnabled=true/)
  await expect(getRow(page, 'TXG001')).toBeHidden()
  await expect(filter).toBeFocused()
})

test('a tooltip appears on keyboard focus and closes on Escape', async ({ open }) => {
  const page = await open('admin', '/store/list')
  await getRow(page, 'TPE001').getByRole('button', { name: '更多操作' }).focus()
  await page.keyboard.press('Shift+Tab')
  const tip = page.getByRole('tooltip', { name: '編輯基本資料' })
  await expect(tip).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(tip).toBeHidden()
})

test('the table follows the density chosen in the settings at once', async ({ open }) => {
  const page = await open('admin', '/store/list')
  const row = page.locator('tr[data-kind=row]').first()
  await expect(row).toHaveCSS('height', /^4[45]/)
  await page.getByRole('button', { name: '顯示設定' }).click()
  await page.getByRole('dialog', { name: '顯示設定' }).locator('[value=compact]').click()
  await expect(row).toHaveCSS('height', /^3[67]/)
})

test('a refused sign-in shows a red snackbar, which closes by itself', async ({ page }) => {
  await page.goto('/signin?theme-type=dark')
  await page.locator('input[autocomplete=username]').fill('admin')
  await page.locator('input[autocomplete=current-password]').fill('Wrong@1234')
  await page.locator('button[type=submit]').click()
  const notice = page.getByRole('alert').filter({ hasText: 'Invalid email or password!' })
  await expect(notice).toHaveCSS('background-color', 'rgb(217, 45, 58)')
  await expect(notice).toBeHidden()
})
