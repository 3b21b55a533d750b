import type { AnswerOf } from '@lumiroute/contract'
import type { getPlatformDashboard, getStoreDashboard } from '@lumiroute/contract/overview'
import type { Page } from '@playwright/test'
import { expectNoFaults } from './support/faults.ts'
import { expect, test } from './support/fixtures.ts'

test.describe.configure({ timeout: 90_000 })

const home = '/dashboard'

/** Follows a figure or task, and checks the number of rows; 0 shows the empty list. */
async function expectRows(page: Page, name: string | RegExp, total: number) {
  await page.getByRole('main').getByRole('link', { name }).first().click()
  await expect(page).not.toHaveURL(new RegExp(`${home}($|\\?)`))
  const rows = page.getByText(`共 ${total.toLocaleString('en-US')} 筆`)
  await expect(total > 0 ? rows : page.getByText(/^找不到|^沒有符合|^還沒有/).first()).toBeVisible()
  await page.goBack()
  await expect(page.getByRole('list', { name: /每日走勢/ })).toBeAttached()
}

test('an operator’s figures and tasks link to lists with that many rows', async ({ open, call }) => {
  const { figures, todoList } = await call<AnswerOf<typeof getPlatformDashboard>>(
    'admin',
    'GET',
    '/dashboard/operator',
  )
  const todo = (kind: string) => todoList.find((one) => one.kind === kind)?.count ?? 0
  const page = await open('admin', home)
  await expect(page.getByRole('heading', { level: 1, name: '平台總覽' })).toBeVisible()
  await expectRows(page, '今日播出', figures.onAir)
  await expectRows(page, '新加入店家', figures.newStores.value ?? 0)
  await expectRows(page, /則廣告待審核/, todo('adToReview'))
  await expectRows(page, /筆廣告款項待付/, todo('paymentOpen'))
  await expectRows(page, /筆訂單待退款/, todo('refundDue'))
  await page.getByRole('radio', { name: '30 天' }).click()
  await expect(page).toHaveURL(/range=30/)
  await expect(page.getByRole('list', { name: '每日走勢 人數' }).getByRole('listitem')).toHaveCount(30)
  await page.getByRole('radio', { name: '收入' }).click()
  await expect(page.getByRole('list', { name: '每日走勢 收入' })).toBeAttached()
  await page.getByRole('combobox', { name: '店家' }).click()
  await page.getByRole('option', { name: /TPE001/ }).click()
  await expect(page.getByRole('heading', { level: 1, name: '店家總覽' })).toBeVisible()
  await expect(page.getByRole('link', { name: '商店訂單' })).toHaveAttribute('href', /store=TPE001/)
})

test('a store’s figures link to lists with that many rows', async ({ open, call }) => {
  const { figures, todoList } = await call<AnswerOf<typeof getStoreDashboard>>(
    'store1',
    'GET',
    '/dashboard/store/TPE001',
  )
  const page = await open('store1', '/first-page')
  await page.getByRole('main').getByRole('link', { name: '店家總覽' }).click()
  await expectRows(page, '審核中的廣告', figures.inReview)
  await expectRows(page, '商店訂單', figures.orders.value ?? 0)
  await expectRows(page, '優惠券使用', figures.couponUses.value ?? 0)
  await expectRows(page, 'LINE 新好友', figures.newFriends.value ?? 0)
  const short = todoList.find(({ kind }) => kind === 'productShort')?.count ?? 0
  await expectRows(page, /項商品庫存不足/, short)
})

test('neither dashboard has a serious accessibility issue', async ({ page, open }) => {
  await expectNoFaults(await open('admin', home))
  await page.setViewportSize({ width: 390, height: 844 })
  await expectNoFaults(await open('store1', home))
})
