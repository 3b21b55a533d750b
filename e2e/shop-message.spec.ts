import { expectNoFaults } from './support/faults.ts'
import { expect, test } from './support/fixtures.ts'
import { getSnackbar, pickAndMoveUp, getRow, uniqueCode } from './support/screen.ts'
import { withoutLine } from './support/without-line.ts'

test.describe.configure({ timeout: 120_000 })

test('the composer reports each missing field, reorders by keyboard and saves a draft', async ({ open }) => {
  const page = await open('store1', '/message/edit')
  await page.getByRole('group', { name: '加入' }).getByRole('button', { name: '優惠券' }).click()
  await page.getByRole('radio', { name: '指定會員' }).press('Space')
  await page.getByRole('radio', { name: '指定時間' }).press('Space')
  await page.getByRole('button', { name: '發送', exact: true }).click()
  await expect(page.getByText('必填', { exact: true })).toHaveCount(4)
  await expect(page.getByText('請至少選擇一項')).toBeVisible()
  await expectNoFaults(page)

  const coupon = '第 2 個：優惠券'
  await pickAndMoveUp(page, page.getByRole('button', { name: `調整「${coupon}」的順序` }), coupon)
  await page.keyboard.press('Space')
  await page.getByRole('button', { name: '刪除第 1 個：優惠券' }).click()
  await expect(page.getByRole('heading', { name: '第 1 個：文字' })).toBeVisible()

  const title = uniqueCode('週末')
  await page.getByRole('textbox', { name: '訊息名稱' }).fill(title)
  await page.getByRole('textbox', { name: '文字內容' }).fill('週末見')
  await page.getByRole('radio', { name: '所有好友' }).press('Space')
  await page.getByRole('group', { name: '預定時間' }).getByRole('spinbutton').first().click()
  await page.keyboard.type('202001011000')
  await page.getByRole('button', { name: '發送', exact: true }).click()
  await expect(page.getByText('預定時間已過')).toBeVisible()
  await page.getByRole('button', { name: '存成草稿' }).click()
  await expect(getSnackbar(page, '草稿已儲存')).toBeVisible()
  await expect(getRow(page, title)).toContainText('草稿')
  await expectNoFaults(page)
})

test('a store without LINE sees how to connect', async ({ page, open, server }) =>
  withoutLine(server.dataDir, 'KHH001', async () => {
    await page.setViewportSize({ width: 390, height: 844 })
    await open('store2', '/message/list')
    await expect(page.getByText('尚未設定 LINE 官方帳號')).toBeVisible()
    await expect(page.getByRole('link', { name: '前往第三方設定' })).toHaveAttribute(
      'href',
      '/store/info?line=1',
    )
    await expectNoFaults(page)
  }))

test('a partly sent message shows each call to LINE and why it ended', async ({ page, open }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await open('store1', '/message/edit?code=DEMO-3')
  const calls = page.getByRole('table', { name: '發送紀錄' })
  await expect(calls.getByRole('row')).toHaveCount(3)
  await expect(calls).toContainText('LINE 本月可發送的訊息數已用完')
  await page.getByRole('button', { name: '展開預覽' }).click()
  await expect(page.getByRole('group', { name: '訊息在 LINE 的樣子' })).toContainText('下午茶組合')
  await expectNoFaults(page)
})
