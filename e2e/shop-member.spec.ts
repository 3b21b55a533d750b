import { expectNoFaults } from './support/faults.ts'
import { expect, test } from './support/fixtures.ts'
import { getRow } from './support/screen.ts'

test.describe.configure({ timeout: 120_000 })

test('a rule shows how many members match, and its tag filters the list', async ({ open }) => {
  const page = await open('store1', '/member/list?manage=1')
  await page.getByRole('button', { name: '新增標籤' }).click()
  const form = page.getByRole('dialog', { name: '新增標籤' })
  await form.getByRole('textbox', { name: '標籤名稱' }).fill('上月互動')
  await form.getByRole('radio', { name: '依條件自動' }).check()
  await form.getByRole('combobox', { name: '條件 1 的項目' }).click()
  await page.getByRole('option', { name: '最近互動' }).click()
  await form.getByRole('textbox', { name: '條件 1 的數值' }).fill('30')
  await expect(form.getByText(/目前有 \d+ 位符合/)).toBeVisible()
  await expectNoFaults(page)
  await form.getByRole('button', { name: '儲存' }).click()
  const manager = page.getByRole('dialog', { name: '標籤管理' })
  await expect(manager.getByRole('listitem').filter({ hasText: '上月互動' })).toContainText('依條件自動')
  await manager.getByRole('button', { name: '關閉' }).click()
  await page
    .getByRole('group', { name: '標籤' })
    .getByRole('button', { name: /^上月互動/ })
    .click()
  await expect(page).toHaveURL(/tags=/)
  await expect(getRow(page, '上月互動').first()).toBeVisible()
  await expectNoFaults(page)
})

test('a file with a bad row is rejected in the dry run with its cell; on a phone too', async ({
  page,
  open,
}) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await open('store1', '/member/list?sheet=1')
  const dialog = page.getByRole('dialog', { name: '匯入／匯出會員' })
  const csv = '會員代碼,姓名,生日\nM00001,王小明,2999-01-01\n'
  await dialog
    .locator('input[type=file]')
    .setInputFiles({ name: 'members.csv', mimeType: 'text/csv', buffer: Buffer.from(csv) })
  await expect(dialog.getByRole('row').filter({ hasText: '生日不可晚於今天' })).toContainText('2')
  await expectNoFaults(page)
})
