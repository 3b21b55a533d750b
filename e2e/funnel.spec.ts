import type { Page } from '@playwright/test'
import { approveAdForToday } from './support/approved-ad.ts'
import { withDatabase } from './support/database.ts'
import { expect, test } from './support/fixtures.ts'
import { hydrated, joinWithLine, takePhone } from './support/front.ts'
import { followStore, newLineUser, payInSandbox, signInLineMember } from './support/line-member.ts'
import { uniqueCode } from './support/screen.ts'

test.describe.configure({ timeout: 240_000 })

const front = '/s/TPE001'
const lattePrice = 120

/** Scans like a phone of its own; returns the id that travels to the front. */
async function scan(url: string, adId: number): Promise<string> {
  const answer = await fetch(`${url}/q/${adId}`, {
    redirect: 'manual',
    headers: { 'user-agent': `Mozilla/5.0 (iPhone) Line/15.1.0 ${crypto.randomUUID()}` },
  })
  return new URL(answer.headers.get('location') ?? '').searchParams.get('t') ?? ''
}

type Checkout = { checkoutUrl: string }
type Variant = { varCode: string; salePrice: number }
type Products = { productList: { prodCode: string; prodVariants: Variant[] }[] }

/** Another person, through the API: scans, signs in, follows, claims, orders a latte and pays. */
async function comeToo(url: string, adId: number, cpnCode: string): Promise<void> {
  const [touch, userId] = [await scan(url, adId), newLineUser()]
  const member = await signInLineMember(url, '路人', userId)
  await member('/member/touch/TPE001', { touch })
  await followStore(url, userId)
  await member('/coupon/claim/TPE001', { cpnCode })
  const { productList } = await member<Products>('/v1/product/list/TPE001', { q: 'LATTE' })
  const latte = productList.find(({ prodCode }) => prodCode === 'LATTE')
  const medium = latte?.prodVariants.find(({ salePrice }) => salePrice === lattePrice)
  const { checkoutUrl } = await member<Checkout>('/v1/order/checkout/TPE001', {
    prodTotalPrice: lattePrice,
    productList: [{ prodCode: 'LATTE', varCode: medium?.varCode, prodSalePrice: lattePrice, prodSaleQty: 1 }],
  })
  await payInSandbox(url, checkoutUrl)
}

async function order(phone: Page) {
  await phone.goto(`${front}/products/LATTE`)
  await hydrated(phone)
  await phone.getByRole('radio', { name: '中杯' }).check()
  await phone.getByRole('radio', { name: '熱' }).check()
  await phone.getByRole('button', { name: '加入購物車' }).click()
  await phone.goto(`${front}/cart`)
  await phone.getByRole('link', { name: '前往結帳' }).click()
  await phone.getByRole('radio', { name: '到店自取' }).check()
  await phone.getByRole('textbox', { name: '取貨人姓名' }).fill('王小路')
  await phone.getByRole('textbox', { name: '聯絡電話' }).fill('0912345678')
  await phone.getByRole('radio', { name: '線上付款' }).check()
  await phone.getByRole('button', { name: '送出訂單並付款' }).click()
  await phone.getByRole('button', { name: '付款', exact: true }).click()
  await expect(phone.getByText('付款完成，謝謝訂購')).toBeVisible()
}

test('what follows a scan appears in the console once five people did it', async ({
  browser,
  server,
  open,
  call,
}) => {
  const [cpnCode, name] = [uniqueCode('FUN'), uniqueCode('小漏')]
  await call('store1', 'POST', '/coupon/add/TPE001', {
    cpnCode,
    cpnTitle: `漏斗券 ${cpnCode}`,
    cpnRedeem: 'online',
    cpnReward: { type: 'discount_fixed', value: 10 },
    cpnScope: { type: 'all' },
    cpnIssue: { type: 'claim' },
    cpnValid: { mode: 'days_after_claim', days: 30 },
    cpnStatus: 'running',
  })
  const { adId, recordId } = await approveAdForToday(call, server.dataDir, {
    enabledQrcodeLog: true,
    qrcodeUrl: `${server.url}${front}?from=led`,
  })
  await withDatabase(server.dataDir, (client) =>
    client.query('update broadcast_record set start_date_time = now() where id = $1', [recordId]),
  )
  const phone = await takePhone(browser, server.url)

  await test.step('a phone scans, joins, claims, orders and pays', async () => {
    await phone.goto(`/q/${adId}`)
    await phone.waitForURL(`**${front}**`)
    await phone.getByRole('link', { name: '我的' }).click()
    await joinWithLine(phone, name)
    await expect(phone.getByText(name)).toBeVisible()
    await phone.goto(`${front}/coupons/${cpnCode}`)
    await phone.getByRole('button', { name: '立即領取' }).click()
    await expect(phone.getByRole('button', { name: '立即領取' })).toHaveCount(0)
    await order(phone)
  })

  const page = await open('store1', `/effect-ad/detail?adId=${adId}&recordId=${recordId}`)
  const funnel = page.getByRole('region', { name: '成效漏斗' })

  await test.step('one person alone is not shown', async () => {
    await expect(funnel.getByText('少於 5 人', { exact: true })).toHaveCount(4)
  })

  await test.step('the others come', async () => {
    for (let i = 0; i < 5; i++) await comeToo(server.url, adId, cpnCode)
  })

  await test.step('the console shows them all', async () => {
    // The sandbox settles a payment a moment later.
    await expect(async () => {
      await page.reload()
      await expect(funnel.getByText('NT$720').first()).toBeVisible({ timeout: 5000 })
    }).toPass()
    const steps = funnel.locator('dd')
    await expect(steps.filter({ hasText: /^6$/ })).toBeVisible()
    await expect(steps.filter({ hasText: '5（83.3%）' })).toBeVisible()
    // New friends also get the coupons for new friends.
    await expect(funnel.getByText('少於 5 人', { exact: true })).toHaveCount(0)
    await expect(steps.filter({ hasText: '6（100.0%）' }).last()).toBeVisible()
    await funnel.getByRole('button', { name: '時段' }).click()
    await expect(funnel.getByRole('columnheader', { name: '時段' })).toBeVisible()
  })
})
