import { makeStatedAds } from './support/ad-states.ts'
import { expectNoFaults } from './support/faults.ts'
import { expect, test } from './support/fixtures.ts'
import { getRow } from './support/screen.ts'

test('an operator approves an ad; the trail shows who, from where and what changed', async ({
  open,
  server,
}) => {
  const prefix = `稽核${Date.now().toString(36)}`
  const ads = await makeStatedAds(server.dataDir, 'TPE001', prefix)
  const ad = ads.find(({ review, pay }) => review === 'request' && pay === 'paid')
  const page = await open('admin', `/adcheck/edit?id=${ad?.id}&storeId=${ad?.storeId}&readonly=1`)
  await page.getByRole('button', { name: '審核通過' }).click()
  await page.getByRole('dialog', { name: '[廣告審核]' }).getByRole('button', { name: '確定' }).click()

  await page.goto(`/adcheck/edit?id=${ad?.id}&storeId=${ad?.storeId}&readonly=1`)
  await page.getByRole('main').getByRole('link', { name: '稽核紀錄' }).click()
  await expect(page).toHaveURL(new RegExp(`/audit/list\\?objectKind=ad&objectId=${ad?.id}$`))
  const row = getRow(page, '核准廣告')
  await expect(row).toHaveCount(1)
  await expect(row).toContainText('admin')
  await expect(row).toContainText('127.0.0.1')
  await expect(row).toContainText('狀態：審核中 → 審核通過')
  await row.getByRole('button', { name: /展開/ }).click()
  const changes = page.getByRole('table', { name: '核准廣告的變更內容' })
  await expect(changes.getByRole('row', { name: '狀態 審核中 審核通過' })).toBeVisible()
  await expect(page.getByText('HeadlessChrome').or(page.getByText('Mozilla/5.0')).first()).toBeVisible()
  await expectNoFaults(page)

  await page.getByRole('link', { name: '這個帳號的紀錄' }).click()
  await expect(page).toHaveURL(/account=admin/)
  await expect(getRow(page, '登入').first()).toBeVisible()
})

test('a store sees what the platform did to its ad, but not who', async ({ open, call, server }) => {
  const prefix = `平台${Date.now().toString(36)}`
  const ads = await makeStatedAds(server.dataDir, 'TPE001', prefix)
  const ad = ads.find(({ review, pay }) => review === 'request' && pay === 'paid')
  await call('admin', 'POST', '/ad/reject', { adId: ad?.id, reason: '字太小' })
  const page = await open('store1', `/ad/edit?id=${ad?.id}&readonly=1`)
  await page.getByRole('main').getByRole('link', { name: '稽核紀錄' }).click()
  const row = getRow(page, '退回廣告')
  await expect(row).toContainText('平台')
  await expect(row).not.toContainText('127.0.0.1')
  await expect(row).not.toContainText('admin')
  await page.getByRole('searchbox').fill('admin')
  await expect(page.getByText('退回廣告')).toHaveCount(0)
})

test('filters are in the URL, and an export is recorded', async ({ open }) => {
  const page = await open('admin', '/audit/list')
  await page.getByRole('combobox', { name: '動作' }).click()
  await page.getByRole('option', { name: '登入', exact: true }).click()
  await expect(page).toHaveURL(/action=session\.signIn/)
  await page.reload()
  await expect(getRow(page, '登入').first()).toBeVisible()
  await expect(getRow(page, '核准廣告')).toHaveCount(0)
  const download = page.waitForEvent('download')
  await page.getByRole('button', { name: '匯出 CSV' }).click()
  expect((await download).suggestedFilename()).toMatch(/^audit-.*\.csv$/)
  await page.goto('/audit/list')
  await expect(getRow(page, '匯出稽核紀錄').first()).toBeVisible()
})
