import type { Page } from '@playwright/test'
import { expectNoFaults } from './support/faults.ts'
import { expect, test } from './support/fixtures.ts'
import type { Who } from './support/fixtures.ts'
import { signInLineMember } from './support/line-member.ts'
import { getRow, uniqueCode } from './support/screen.ts'

test.describe.configure({ timeout: 180_000 })

type Call = <Answer>(who: Who, method: string, path: string, body?: object) => Promise<Answer>
type Placed = { orderNo: string; orderAmount: number; checkoutUrl: string }
type Shown = { prodCode: string; prodSalePrice: number; prodState: string; prodVariants: unknown[] }

/** 100 dollars off, claimable by anyone. */
async function createCoupon(call: Call): Promise<string> {
  const cpnCode = uniqueCode('ORD')
  await call('store1', 'POST', '/coupon/add/TPE001', {
    cpnCode,
    cpnTitle: '訂單折 100',
    cpnReward: { type: 'discount_fixed', value: 100 },
    cpnScope: { type: 'all' },
    cpnIssue: { type: 'public' },
    cpnValid: { mode: 'days_after_claim', days: 30 },
    cpnRedeem: 'online',
    cpnStatus: 'running',
  })
  return cpnCode
}

type Member = Awaited<ReturnType<typeof signInLineMember>>

async function placeOrder(member: Member, cpnCode: string): Promise<Placed> {
  const { ticket } = await member<{ ticket: { ticketNo: string } }>('/coupon/claim/TPE001', { cpnCode })
  const { productList } = await member<{ productList: Shown[] }>('/v1/product/list/TPE001', {})
  const product = productList.find(
    ({ prodState, prodVariants }) => prodState === 'on' && prodVariants.length === 0,
  )
  if (!product) throw new Error('the demo has no product without variants')
  const { prodCode, prodSalePrice } = product
  return member<Placed>('/v1/order/checkout/TPE001', {
    prodTotalPrice: prodSalePrice * 2,
    productList: [{ prodCode, prodSalePrice, prodSaleQty: 2 }],
    tickets: [ticket.ticketNo],
  })
}

async function payInSandbox(page: Page, { checkoutUrl, orderNo }: Placed) {
  await page.goto(checkoutUrl)
  await page.getByRole('button', { name: '付款', exact: true }).click()
  await page.waitForURL(`**/s/TPE001/orders/${orderNo}?paid=1`)
}

/** Checks the print view, without the printer's dialog. */
async function lookAtPaper(page: Page, name: string, orderNo: string) {
  await page.getByRole('button', { name: '列印' }).click()
  await page.getByRole('menuitem', { name }).click()
  await page.emulateMedia({ media: 'print' })
  await expect(page.getByText(`訂單編號 ${orderNo}`)).toBeVisible()
  await expect(page.getByRole('heading', { level: 1, name: orderNo })).toBeHidden()
  await page.emulateMedia({ media: 'screen' })
  await page.evaluate(() => window.dispatchEvent(new Event('afterprint')))
  await expect(page.getByText(`訂單編號 ${orderNo}`)).toHaveCount(0)
}

test('a member orders with a coupon and pays; the store prepares, prints and refunds', async ({
  page,
  server,
  open,
  call,
}) => {
  const member = await signInLineMember(server.url, '陳小美')
  const placed = await placeOrder(member, await createCoupon(call))
  await payInSandbox(page, placed)
  expect(await member('/v1/order/ispaid/TPE001', { orderNo: placed.orderNo })).toMatchObject({ paid: true })

  await page.addInitScript(() => (window.print = () => undefined))
  await open('store1', '/shop-order/list?orderStatus=paid')
  await expect(getRow(page, placed.orderNo)).toContainText('已付款')
  await expectNoFaults(page)
  await page.getByRole('link', { name: placed.orderNo }).click()
  await expect(page.getByText('優惠券「訂單折 100」')).toBeVisible()
  await page.getByRole('button', { name: '開始備貨' }).click()
  await expect(page.getByRole('button', { name: '備妥可取貨' })).toBeVisible()
  await expectNoFaults(page)
  await lookAtPaper(page, 'A4 明細', placed.orderNo)
  await lookAtPaper(page, '80 mm 收據', placed.orderNo)

  await page.getByRole('button', { name: '退款', exact: true }).click()
  const dialog = page.getByRole('dialog', { name: '記錄退款' })
  await dialog.getByRole('radio', { name: '部分退款' }).check()
  await dialog.getByRole('button', { name: '記錄退款' }).click()
  await expect(dialog.getByText('請輸入退款金額')).toBeVisible()
  await expectNoFaults(page)
  await dialog.getByRole('radio', { name: /全部退款/ }).check()
  await dialog.getByRole('button', { name: '記錄退款' }).click()
  await expect(page.getByText('已退款（付款平台後台）')).toBeVisible()
  await expect(page.getByRole('button', { name: '退款', exact: true })).toHaveCount(0)
  const { ticketList } = await member<{ ticketList: { status: string }[] }>('/coupon/mine/TPE001', {})
  expect(ticketList).toContainEqual(expect.objectContaining({ status: 'restored' }))
})
