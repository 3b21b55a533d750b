import type { Page } from '@playwright/test'
import { expectNoFaults } from './support/faults.ts'
import { expect, test } from './support/fixtures.ts'
import type { Who } from './support/fixtures.ts'
import { getRow, uniqueCode } from './support/screen.ts'

test.describe.configure({ timeout: 180_000 })

type Call = <Answer>(who: Who, method: string, path: string, body?: object) => Promise<Answer>
const dayMs = 86_400_000

/** A draft of store2 that can be paid. */
async function draftAd(call: Call, name: string) {
  const { playlistList } = await call<{ playlistList: { id: number; storeId: number }[] }>(
    'store2',
    'POST',
    '/playlist/query',
    {},
  )
  const { id: playId1, storeId } = playlistList[0] ?? { id: 0, storeId: 0 }
  const broadcastDate = new Date(Date.now() + 9 * dayMs).toISOString().slice(0, 10)
  const ad_data = { name, moveType: 'move_play', vehicleType: 'car', mode: 'basic', playId1, broadcastDate }
  await call('store2', 'POST', '/ad/add', { storeId, ad_data })
}

async function beginPayment(page: Page, name: string) {
  await getRow(page, name).getByRole('button', { name: '送出與付款' }).click()
  await page.getByRole('dialog').getByRole('button', { name: '支付廣告訂閱' }).click()
  await expect(page.getByRole('heading', { level: 1, name: '確認付款' })).toBeVisible()
}

async function choose(page: Page, outcome: string, result: string) {
  await page.getByRole('button', { name: outcome, exact: true }).click()
  const dialog = page.getByRole('dialog', { name: result })
  await expect(dialog).toBeVisible()
  await dialog.getByRole('button', { name: '確定' }).click()
  await expect(page).not.toHaveURL(/paid=/)
}

test('a store pays for an ad in the sandbox: it fails, then succeeds, and the order shows it', async ({
  open,
  call,
}) => {
  const name = uniqueCode('付款')
  await draftAd(call, name)
  const page = await open('store2', '/ad/list')

  await beginPayment(page, name)
  await expect(page.getByText('測試付款，不會實際扣款')).toBeVisible()
  await expect(page.getByRole('main')).toContainText(`廣告訂閱：${name}`)
  await expectNoFaults(page)
  await choose(page, '付款失敗', '付款未成功')
  await expect(getRow(page, name)).toContainText('未付款')

  await beginPayment(page, name)
  await choose(page, '付款', '付款完成')
  await expect(getRow(page, name)).toContainText('已付款')

  await page.goto('/order/list')
  const order = getRow(page, name)
  await expect(order).toContainText('已付款')
  await expect(order).toContainText('自訂付款')
  await expect(order).toContainText('NT$8,000')
  await order.getByRole('button', { name: '展開' }).click()
  await expect(page.getByRole('table', { name: /的內容$/ })).toContainText(`廣告訂閱：${name}`)
  await expectNoFaults(page)
})

test('a broken checkout link shows a message and a way back', async ({ page }) => {
  await page.goto('/checkout?data=broken')
  await expect(page.getByRole('heading', { level: 1, name: '付款連結無法使用' })).toBeVisible()
  await expect(page.getByRole('link', { name: '回到廣告管理' })).toHaveAttribute('href', '/ad/list')
})
