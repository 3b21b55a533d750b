import type { Page } from '@playwright/test'
import { expect, test } from './support/fixtures.ts'
import type { Who } from './support/fixtures.ts'
import { expectAccessible, hydrated, joinWithLine, takePhone } from './support/front.ts'
import { uniqueCode } from './support/screen.ts'

test.describe.configure({ timeout: 120_000 })

const front = '/s/TPE001'
type Call = <Answer>(who: Who, method: string, path: string, body?: object) => Promise<Answer>

/** 50 dollars off for everybody who claims it. */
async function createCoupon(call: Call): Promise<{ cpnCode: string; cpnTitle: string }> {
  const cpnCode = uniqueCode('FO')
  const cpnTitle = `線上折 50 ${cpnCode}`
  await call('store1', 'POST', '/coupon/add/TPE001', {
    cpnCode,
    cpnTitle,
    cpnReward: { type: 'discount_fixed', value: 50 },
    cpnScope: { type: 'all' },
    cpnIssue: { type: 'claim' },
    cpnValid: { mode: 'days_after_claim', days: 30 },
    cpnRedeem: 'online',
    cpnStatus: 'running',
  })
  return { cpnCode, cpnTitle }
}

/** Two variants of one product of the demo, as its page adds them. */
async function fillCart(phone: Page, url: string) {
  const ask = async (path: string) => (await (await fetch(`${url}/api/front/TPE001${path}`)).json()) as never
  type Found = { prodCode: string; hasVariants: boolean; availability: string }
  const { productList } = (await ask('/products?size=50')) as { productList: Found[] }
  const found = productList.find(
    ({ hasVariants, availability }) => hasVariants && availability === 'available',
  )
  type Variant = { optionValues: string[]; availability: string }
  type Detail = { product: { prodName: string; prodVariants: Variant[] } }
  const { product } = (await ask(`/products/${found?.prodCode ?? ''}`)) as Detail
  const variants = product.prodVariants.filter(({ availability }) => availability !== 'soldout').slice(0, 2)
  for (const { optionValues } of variants) {
    await phone.goto(`${front}/products/${found?.prodCode ?? ''}`)
    await hydrated(phone)
    for (const value of optionValues) await phone.getByRole('radio', { name: value, exact: true }).check()
    await phone.getByRole('button', { name: '加入購物車' }).click()
    await expect(phone.getByText('已加入購物車')).toBeVisible()
  }
}

test('a member orders two variants with a coupon once, accepts a changed price, pays and sees the order', async ({
  browser,
  server,
  call,
}) => {
  const coupon = await createCoupon(call)
  const phone = await takePhone(browser, server.url)
  await fillCart(phone, server.url)

  // The cart survives a reload.
  await phone.goto(`${front}/cart`)
  await phone.reload()
  await expect(phone.getByRole('list', { name: '購物車內的商品' }).getByRole('listitem')).toHaveCount(2)
  await expectAccessible(phone)

  await phone.getByRole('link', { name: '前往結帳' }).click()
  await joinWithLine(phone, uniqueCode('小光'))
  await phone.goto(`${front}/coupons/${coupon.cpnCode}`)
  await phone.getByRole('button', { name: '立即領取' }).click()
  await expect(phone.getByRole('button', { name: '立即領取' })).toHaveCount(0)

  // A price that the person saw and that is no longer right is explained, and accepted.
  await phone.evaluate(() => {
    const key = 'lumiroute.cart.TPE001'
    const lines = JSON.parse(localStorage.getItem(key) ?? '[]') as { price: number }[]
    if (lines[0]) lines[0].price -= 5
    localStorage.setItem(key, JSON.stringify(lines))
  })
  await phone.goto(`${front}/checkout`)
  await expect(phone.getByRole('alert').filter({ hasText: '商品有異動' })).toBeVisible()
  await phone.getByRole('button', { name: '接受變更' }).click()
  await phone.getByLabel(coupon.cpnTitle).check()
  await expect(phone.getByText('-NT$50').first()).toBeVisible()
  await phone.getByLabel('備註').fill('請放收據')
  await expectAccessible(phone)

  // What was typed survives a reload; two taps order once.
  await phone.reload()
  await expect(phone.getByLabel('備註')).toHaveValue('請放收據')
  const button = phone.getByRole('button', { name: '送出訂單並付款' })
  await expect(button).toBeEnabled()
  await button.dblclick()
  await phone.getByRole('button', { name: '付款', exact: true }).click()
  await expect(phone.getByText('付款完成，謝謝訂購')).toBeVisible()
  await expect(phone.getByText(coupon.cpnTitle)).toBeVisible()
  await expectAccessible(phone)
  const orderPath = new URL(phone.url()).pathname

  await phone.goto(`${front}/orders`)
  await expect(phone.locator('.order-card')).toHaveCount(1)
  await expectAccessible(phone)

  // The link is of no use to somebody else.
  const other = await takePhone(browser, server.url)
  await other.goto(orderPath)
  await joinWithLine(other, uniqueCode('陌生人'))
  await expect(other.getByRole('heading', { name: '找不到這筆訂單' })).toBeVisible()
})

test('a member has a product sent home and pays on delivery, with an invoice for a company', async ({
  browser,
  server,
}) => {
  const phone = await takePhone(browser, server.url)
  await phone.goto(`${front}/products/SOURDOUGH`)
  await hydrated(phone)
  await phone.getByRole('button', { name: '加入購物車' }).click()
  await expect(phone.getByText('已加入購物車')).toBeVisible()
  await phone.goto(`${front}/checkout`)
  await joinWithLine(phone, uniqueCode('小宅'))
  await phone.getByLabel('超商取貨').check()
  await expect(phone.getByLabel('取貨門市店號')).toBeVisible()
  await phone.getByLabel('宅配到府').check()
  await expect(phone.getByLabel('取貨門市店號')).toHaveCount(0)
  await phone.getByLabel('收件人姓名').fill('王小宅')
  await phone.getByLabel('聯絡電話').fill('0912345678')
  await phone.getByLabel('收件地址').fill('臺北市中正區忠孝西路一段 1 號')
  await phone.getByLabel('貨到付款').check()
  await phone.getByLabel('發票類型').selectOption('公司戶（統一編號）')
  await phone.getByLabel('統一編號').fill('12345678')
  await phone.getByLabel('公司抬頭').fill('光點有限公司')
  const button = phone.getByRole('button', { name: '送出訂單', exact: true })
  await button.click()
  await expect(phone.getByText('統一編號不正確')).toBeVisible()
  await phone.getByLabel('統一編號').fill('04595257')
  await button.click()
  await expect(phone).toHaveURL(/\/orders\/[^/]+$/)
  await expect(phone.getByText('臺北市中正區忠孝西路一段 1 號')).toBeVisible()
  await expect(phone.getByText('貨到付款')).toBeVisible()
})
