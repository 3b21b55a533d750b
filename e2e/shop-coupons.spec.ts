import { expectNoFaults } from './support/faults.ts'
import { expect, test } from './support/fixtures.ts'
import { signInLineMember } from './support/line-member.ts'
import { getRow, uniqueCode } from './support/screen.ts'

test.describe.configure({ timeout: 180_000 })

type Claimed = { ticket: { ticketNo: string } }
type Earned = { earned: number; cardList: { cardNo: string }[] }

test('a member’s coupon is redeemed at the counter once, and appears in the usage', async ({
  page,
  server,
  open,
  call,
}) => {
  const cpnCode = uniqueCode('OPEN')
  await call('store1', 'POST', '/coupon/add/TPE001', {
    cpnCode,
    cpnTitle: '開幕券',
    cpnReward: { type: 'discount_fixed', value: 100 },
    cpnScope: { type: 'all' },
    cpnIssue: { type: 'public' },
    cpnValid: { mode: 'days_after_claim', days: 30 },
    cpnRedeem: 'staff_qr',
    cpnStatus: 'running',
  })
  const member = await signInLineMember(server.url, '陳小美')
  const { ticket } = await member<Claimed>('/coupon/claim/TPE001', { cpnCode })
  const { code } = await member<{ code: string }>('/coupon/show/TPE001', { ticketNo: ticket.ticketNo })

  await page.setViewportSize({ width: 390, height: 844 })
  await open('store1', '/redeem')
  await page.getByRole('textbox', { name: '優惠券代碼' }).fill(code.toLowerCase())
  await page.getByRole('button', { name: '查詢' }).click()
  await expect(page.getByRole('status').filter({ hasText: '可以使用' })).toBeVisible()
  await expectNoFaults(page)
  await page.getByRole('button', { name: '確認使用' }).click()
  await expect(page.getByRole('status').filter({ hasText: '已使用' })).toBeVisible()
  await expect(page.getByText('折抵 NT$100')).toBeVisible()
  await page.getByRole('button', { name: '下一張' }).click()
  await page.getByRole('textbox', { name: '優惠券代碼' }).fill(code)
  await page.getByRole('button', { name: '查詢' }).click()
  await expect(page.getByText('此優惠券已使用')).toBeVisible()

  await page.setViewportSize({ width: 1440, height: 900 })
  await open('store1', `/coupon/usage?cpnCode=${cpnCode}`)
  await expect(getRow(page, ticket.ticketNo)).toContainText('已使用')
  await expectNoFaults(page)
})

test('a member collects points by the counter’s code; the ledger shows them, and is corrected with a reason', async ({
  server,
  open,
}) => {
  const page = await open('store1', '/redeem?points=1')
  await page.setViewportSize({ width: 390, height: 844 })
  await page.getByRole('combobox', { name: '集點卡' }).click()
  await page.getByRole('option', { name: '咖啡集點卡' }).click()
  await page.getByRole('button', { name: '多一點' }).click()
  await page.getByRole('button', { name: '顯示集點碼' }).click()
  const screen = page.getByRole('dialog', { name: '咖啡集點卡' })
  const code = await screen.getByText(/^(\w{4} ){5}\w{4}$/).textContent()
  await expectNoFaults(page)
  const member = await signInLineMember(server.url, '陳小美')
  const { earned, cardList } = await member<Earned>('/pointcard/earn/TPE001', { code })
  expect(earned).toBe(2)
  await screen.getByRole('button', { name: '關閉' }).click()

  await page.setViewportSize({ width: 1440, height: 900 })
  await open('store1', `/pointcard/usage?q=${cardList[0]?.cardNo}`)
  await page.getByRole('button', { name: '查看明細' }).click()
  const drawer = page.getByRole('dialog', { name: '點數明細' })
  await expect(drawer).toContainText('3 / 10 點')
  await drawer.getByRole('button', { name: '調整點數' }).click()
  const dialog = page.getByRole('dialog', { name: '調整點數' })
  await dialog.getByRole('spinbutton', { name: '增減點數' }).fill('-1')
  await dialog.getByRole('textbox', { name: '原因' }).fill('多給了一點')
  await dialog.getByRole('button', { name: '調整', exact: true }).click()
  await expect(drawer).toContainText('2 / 10 點')
  await expect(drawer.getByRole('listitem').filter({ hasText: '多給了一點' })).toContainText('-1')
  await expectNoFaults(page)
})

test('the pages of coupons and point cards are accessible', async ({ open }) => {
  for (const path of [
    '/coupon/list',
    '/coupon/edit',
    '/pointcard/list',
    '/pointcard/edit?code=STAMP',
    '/redeem',
  ]) {
    const page = await open('store1', path)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expectNoFaults(page)
  }
})
