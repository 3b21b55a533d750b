import type { Page } from '@playwright/test'
import { expectNoFaults } from './support/faults.ts'
import { expect, test } from './support/fixtures.ts'
import { followStore, newLineUser, payInSandbox, signInLineMember } from './support/line-member.ts'
import { picture } from './support/pictures.ts'
import { getSnackbar, getRow, uniqueCode } from './support/screen.ts'

test.describe.configure({ timeout: 240_000 })

type Open = (who: 'store1', path: string) => Promise<Page>
type Member = Awaited<ReturnType<typeof signInLineMember>>
type Shown = { prodCode: string; prodName: string; prodVariants: { varCode: string }[] }
type Placed = { orderNo: string; orderAmount: number; checkoutUrl: string }

async function makeCategory(page: Page, name: string) {
  await page.getByRole('button', { name: '新增分類', exact: true }).click()
  const dialog = page.getByRole('dialog', { name: '新增分類' })
  await dialog.getByRole('button', { name: '儲存' }).click()
  await expect(dialog.getByText('必填')).toBeVisible()
  await dialog.getByRole('textbox', { name: '分類名稱' }).fill(name)
  await dialog.getByRole('button', { name: '儲存' }).click()
  await expect(getSnackbar(page, `新增分類「${name}」成功`)).toBeVisible()
}

async function fillVariants(page: Page) {
  await page.getByRole('button', { name: '新增選項' }).click()
  await page.getByRole('textbox', { name: '選項 1 名稱' }).fill('口味')
  for (const value of ['鮪魚', '起司']) {
    await page.getByRole('combobox', { name: '選項 1 的值' }).fill(value)
    await page.keyboard.press('Enter')
  }
  await page.getByRole('spinbutton', { name: '鮪魚 的庫存' }).fill('5')
  await page.getByRole('button', { name: '將第一列的庫存套用到全部' }).click()
  await expect(page.getByRole('spinbutton', { name: '起司 的庫存' })).toHaveValue('5')
}

async function makeProduct(page: Page, name: string, category: string) {
  await page.getByRole('textbox', { name: '商品名稱' }).fill(name)
  await page.getByRole('combobox', { name: '分類' }).fill(category)
  await page.getByRole('option', { name: category }).click()
  await page.keyboard.press('Escape')
  await page.getByRole('textbox', { name: '商品說明' }).pressSequentially('每日現做')
  const image = await picture(page, 'a.png', 600, 600)
  await page.locator('input[type=file]').first().setInputFiles(image)
  await expect(page.getByRole('img', { name: '第 1 張圖片' })).toBeVisible()
  await page.getByRole('spinbutton', { name: '售價', exact: true }).fill('120')
  await page.getByRole('spinbutton', { name: '定價' }).fill('100')
  await fillVariants(page)
  await page.getByRole('button', { name: '儲存' }).click()
  await expect(page.getByText('售價不可高於定價')).toBeVisible()
  await page.getByRole('spinbutton', { name: '定價' }).fill('150')
  await page.getByRole('button', { name: '儲存' }).click()
  await expect(getSnackbar(page, `新增商品「${name}」成功`)).toBeVisible()
  // New products are at the end, on a later page.
  await page.goto(`/product/list?q=${encodeURIComponent(name)}`)
  await expect(getRow(page, name)).toContainText('10')
}

async function makeCoupon(page: Page, name: string, cpnCode: string) {
  await page.getByRole('button', { name: '儲存' }).click()
  await expect(page.getByText('必填')).toBeVisible()
  await page.getByRole('textbox', { name: '名稱' }).fill(name)
  await page.getByRole('textbox', { name: '代碼' }).fill(cpnCode)
  const phone = page.frameLocator('iframe[title="優惠券在手機上的樣子"]')
  await expect(phone.getByRole('heading', { name }).first()).toBeAttached()
  await page.getByRole('button', { name: '儲存' }).click()
  await expect(getSnackbar(page, `新增優惠券「${name}」成功`)).toBeVisible()
  await expect(getRow(page, name)).toContainText('發放中')
}

/** One point for each hundred dollars. */
async function makePointCard(page: Page, name: string) {
  await page.getByRole('textbox', { name: '名稱' }).fill(name)
  await page.getByRole('textbox', { name: '獎勵內容' }).fill('三明治一份')
  await page.getByRole('combobox', { name: '集點方式' }).click()
  await page.getByRole('option', { name: '依消費金額' }).click()
  await page.getByRole('button', { name: '儲存' }).click()
  await expect(getRow(page, name)).toContainText('發行中')
}

/** Two of the first flavour at 120, less a coupon of 100. */
async function placeOrder(member: Member, prodName: string, cpnCode: string): Promise<Placed> {
  const { ticket } = await member<{ ticket: { ticketNo: string } }>('/coupon/claim/TPE001', { cpnCode })
  const { productList } = await member<{ productList: Shown[] }>('/v1/product/list/TPE001', { q: prodName })
  const product = productList.find((each) => each.prodName === prodName)
  const [variant] = product?.prodVariants ?? []
  if (!product || !variant) throw new Error('the shop does not show the new product')
  const line = { prodCode: product.prodCode, varCode: variant.varCode, prodSalePrice: 120, prodSaleQty: 2 }
  return member<Placed>('/v1/order/checkout/TPE001', {
    prodTotalPrice: 240,
    productList: [line],
    tickets: [ticket.ticketNo],
  })
}

async function tagNewest(page: Page) {
  const row = page.getByRole('table').getByRole('row').nth(1)
  await expect(row).toContainText('NT$140')
  await expect(row).toContainText('好友')
  await row.getByRole('checkbox').check()
  await page.getByRole('button', { name: '加標籤' }).click()
  const dialog = page.getByRole('dialog', { name: '為會員加標籤' })
  await dialog.getByRole('button', { name: /^常客/ }).click()
  await expectNoFaults(page)
  await dialog.getByRole('button', { name: '套用' }).click()
  await expect(getSnackbar(page, '已更新 1 位會員的標籤')).toBeVisible()
}

async function remaining(page: Page) {
  const figure = page.getByRole('definition').last()
  await expect(figure).toHaveText(/\d/)
  return Number((await figure.textContent())?.replaceAll(',', ''))
}

/** To everybody with the tag; at night too, since a test may run at any hour. */
async function sendToTag(page: Page, title: string) {
  await page.getByRole('textbox', { name: '訊息名稱' }).fill(title)
  await page.getByRole('textbox', { name: '文字內容' }).fill('謝謝您常來坐坐，週末見。')
  await expect(page.getByRole('group', { name: '訊息在 LINE 的樣子' })).toContainText('週末見')
  await page.getByRole('radio', { name: '依標籤' }).press('Space')
  await page.getByRole('group', { name: '包含的標籤' }).getByRole('button', { name: /^常客/ }).click()
  await page.getByRole('switch', { name: '22:00–08:00 不打擾' }).uncheck()
  await page.getByRole('button', { name: '發送', exact: true }).click()
  const question = page.getByRole('alertdialog', { name: `確定發送「${title}」？` })
  const send = question.getByRole('button', { name: /^發送給 \d+ 位$/ })
  const receivers = Number((await send.textContent())?.match(/\d+/)?.[0])
  await expect(question).toContainText(`發送給 ${receivers} 位會員。`)
  await send.dblclick()
  await expect(getSnackbar(page, '訊息開始發送')).toBeVisible()
  await expect(getRow(page, title)).toContainText('已發送')
  await expect(getRow(page, title)).toContainText(`${receivers} / ${receivers}`)
  return receivers
}

async function makeThings(
  open: Open,
  names: Record<'category' | 'product' | 'coupon' | 'cpnCode' | 'card', string>,
) {
  const page = await open('store1', '/category/list')
  await makeCategory(page, names.category)
  await open('store1', '/product/edit')
  await makeProduct(page, names.product, names.category)
  await open('store1', '/coupon/edit')
  await makeCoupon(page, names.coupon, names.cpnCode)
  await open('store1', '/pointcard/edit')
  await makePointCard(page, names.card)
  return page
}

test('the shop from the first category to a message that thanks its customers', async ({
  server,
  open,
  call,
}) => {
  const names = {
    category: uniqueCode('輕食'),
    product: uniqueCode('三明治'),
    coupon: uniqueCode('開幕券'),
    cpnCode: uniqueCode('OPEN'),
    card: uniqueCode('集點'),
  }
  const page = await test.step('category, product, coupon and point card', () => makeThings(open, names))

  const placed = await test.step('a customer follows, claims, orders and pays', async () => {
    const userId = newLineUser()
    await followStore(server.url, userId)
    const member = await signInLineMember(server.url, '陳小美', userId)
    const order = await placeOrder(member, names.product, names.cpnCode)
    await payInSandbox(server.url, order.checkoutUrl)
    return order
  })
  expect(placed.orderAmount).toBe(140)
  type Listed = { membersList: { mbrCode: string }[] }
  const { membersList } = await call<Listed>('store1', 'GET', '/store/members/TPE001?page=1&size=1')
  const mbrCode = membersList[0]?.mbrCode ?? ''

  await test.step('the store sees the order, the coupon’s use and the points', async () => {
    await open('store1', `/shop-order/list?q=${placed.orderNo}`)
    await expect(getRow(page, placed.orderNo)).toContainText('已付款')
    await open('store1', `/coupon/usage?cpnCode=${names.cpnCode}`)
    await expect(getRow(page, names.coupon)).toContainText('已使用')
    await open('store1', `/pointcard/usage?q=${names.card}`)
    await page.getByRole('button', { name: '查看明細' }).click()
    const drawer = page.getByRole('dialog', { name: '點數明細' })
    await expect(drawer.getByRole('listitem').filter({ hasText: placed.orderNo })).toContainText('+1')
  })

  await test.step('a message to a tag uses quota for its receivers', async () => {
    await open('store1', `/member/list?q=${mbrCode}`)
    await tagNewest(page)
    await open('store1', '/message/list')
    const before = await remaining(page)
    await page.getByRole('link', { name: '新增訊息' }).click()
    const receivers = await sendToTag(page, uniqueCode('感謝'))
    await expect.poll(() => remaining(page)).toBe(before - receivers)
  })

  await test.step('one timeline shows everything', async () => {
    await open('store1', `/member/detail?code=${mbrCode}`)
    const timeline = page.getByRole('region', { name: '時間軸' })
    const told = [
      '收到訊息「感謝',
      '加上標籤「常客」',
      `集點：${names.card}`,
      `使用優惠券「${names.coupon}」`,
    ]
    for (const text of [...told, `下單 ${placed.orderNo}`, '加入 LINE 好友'])
      await expect(timeline).toContainText(text)
    await expectNoFaults(page)
  })
})
