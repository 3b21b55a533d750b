import type { Page } from '@playwright/test'
import type { StoreRole } from '../packages/contract/src/platform/account/store-roles.ts'
import { setOwnPassword } from './support/set-own-password.ts'
import { expect, test } from './support/fixtures.ts'
import type { Who } from './support/fixtures.ts'
import { consolePages, judge } from './support/console-pages.ts'
import { getRow, getSnackbar, uniqueCode } from './support/screen.ts'

const people = {
  owner: 'store1',
  manager: 'store1-manager',
  counter: 'store1-counter',
  viewer: 'store1-viewer',
} as const satisfies Record<StoreRole, Who>
const roles = Object.keys(people) as StoreRole[]

const refusal = (page: Page) => page.getByRole('heading', { name: '目前的角色無法使用這個頁面' })
const absence = (page: Page) => page.getByText('404', { exact: true })

/** The URLs of the main menu, with its group opened. */
async function readMenu(page: Page): Promise<string[]> {
  const menu = page.getByRole('navigation', { name: '主選單' })
  await menu.getByRole('link').first().waitFor()
  const shop = menu.getByRole('button', { name: '商店' })
  if ((await shop.count()) > 0 && (await shop.getAttribute('aria-expanded')) === 'false') {
    await shop.click()
    await expect(shop).toHaveAttribute('aria-expanded', 'true')
  }
  const links = await menu.getByRole('link').all()
  const found = await Promise.all(links.map((link) => link.getAttribute('href')))
  return found.filter((href) => href !== null && href !== '/') as string[]
}

/** Answers of the API that refused a call which a screen made. */
function watchRefusals(page: Page) {
  const refused: string[] = []
  page.on('response', (response) => {
    if (response.status() === 403) refused.push(`${response.request().method()} ${response.url()}`)
  })
  return refused
}

let whole: string[] = []
test.beforeEach(async ({ open }) => {
  if (whole.length === 0) whole = await readMenu(await open('store1', '/first-page'))
})

for (const role of roles)
  test(`${role}: menu, pages and calls follow the table of permissions`, async ({ open }) => {
    test.setTimeout(180_000)
    const page = await open(people[role], '/account')
    expect(await readMenu(page)).toEqual(whole.filter((path) => judge(path, role) === 'open'))

    const refused = watchRefusals(page)
    for (const { path } of consolePages) {
      if (path === '/first-page') continue
      // Without an id this page creates an ad, which needs more than looking at one.
      await open(people[role], path === '/ad/edit' ? '/ad/edit?id=1&readonly=1' : path)
      const judged = judge(path, role)
      if (judged === 'refused') await expect(refusal(page), path).toBeVisible()
      else if (judged === 'absent') await expect(absence(page), path).toBeVisible()
      else await expect(refusal(page).or(absence(page)), path).toHaveCount(0)
    }
    expect(refused).toEqual([])
  })

test('counter staff sign in to the redeem page and see nothing personal in an order', async ({
  page,
  server,
}) => {
  await page.goto(`${server.url}/signin`)
  await page.getByRole('textbox', { name: '帳號' }).fill('store1-counter')
  await page.getByRole('textbox', { name: '密碼' }).fill('Store@1234')
  await page.getByRole('button', { name: '登入', exact: true }).click()
  await expect(page).toHaveURL(/\/redeem$/)
  await page.getByRole('link', { name: '商店訂單' }).first().click()
  await expect(page).toHaveURL(/\/shop-order\/list/)
  await expect(page.getByRole('columnheader', { name: '會員' })).toHaveCount(0)
  const order = page.getByRole('row').nth(1).getByRole('link').first()
  await order.click()
  await expect(page.getByRole('heading', { name: '付款' })).toBeVisible()
  await expect(page.getByRole('heading', { name: '訂購人' })).toHaveCount(0)
})

test('viewers find no button that changes something', async ({ open }) => {
  for (const path of ['/playlist/list', '/ad/list', '/product/list', '/category/list', '/coupon/list']) {
    const page = await open('store1-viewer', path)
    const table = page.getByRole('main')
    await expect(table.getByRole('heading', { level: 1 })).toBeVisible()
    // Buttons come with the rows; categories are a list.
    const categories = table.getByRole('list', { name: '商品分類', exact: true })
    await expect(table.getByRole('row').nth(1).or(categories)).toBeVisible()
    await expect(table.getByRole('button', { name: /^(新增|編輯|刪除|匯入|調整)/ })).toHaveCount(0)
    await expect(table.getByRole('link', { name: /^新增/ })).toHaveCount(0)
  }
})

test('an owner gives a colleague a role, which applies to the open session', async ({
  open,
  call,
  browser,
  server,
}) => {
  const name = uniqueCode('role').toLowerCase()
  const account = { adminAccount: name, adminName: '輪值', adminEmail: `${name}@example.tw` }
  await call('store1', 'POST', '/storeAdmin/TPE001', { ...account, adminPasswd: 'Store@1234' })
  const colleague = await (await browser.newContext()).newPage()
  await colleague.goto(`${server.url}/signin`)
  await colleague.getByRole('textbox', { name: '帳號' }).fill(name)
  await colleague.getByRole('textbox', { name: '密碼' }).fill('Store@1234')
  await colleague.getByRole('button', { name: '登入', exact: true }).click()
  await setOwnPassword(colleague, 'Store@1234', 'Own&Store77')
  await expect(colleague.getByRole('link', { name: '帳號管理' }).first()).toBeVisible()

  const page = await open('store1', '/store/account/list')
  await expect(getRow(page, name)).toContainText('店主')
  await getRow(page, name).getByRole('button', { name: '編輯帳號' }).click()
  const dialog = page.getByRole('dialog', { name: `編輯帳號「${name}」` })
  await dialog.getByRole('radio', { name: /^櫃台人員/ }).check()
  await expect(dialog.getByText('角色會立即生效')).toBeVisible()
  await dialog.getByRole('button', { name: '儲存' }).click()
  await expect(getSnackbar(page, `更新帳號「${name}」成功`)).toBeVisible()
  await expect(getRow(page, name)).toContainText('櫃台人員')

  await colleague.getByRole('link', { name: '廣告管理' }).first().click()
  await expect(refusal(colleague)).toBeVisible()
  await expect(colleague.getByRole('link', { name: '帳號管理' })).toHaveCount(0)
  await colleague.getByRole('link', { name: '回首頁' }).click()
  await expect(colleague).toHaveURL(/\/redeem$/)
  await colleague.context().close()
})

test('the first administrator is shown as protected to other owners', async ({ open, call }) => {
  const storeCode = uniqueCode('OWN')
  const make = (adminAccount: string) =>
    call('admin', 'POST', `/storeAdmin/${storeCode}`, {
      adminAccount,
      adminName: adminAccount,
      adminEmail: `${adminAccount}@example.tw`,
      adminPasswd: 'Store@1234',
    })
  await call('admin', 'POST', '/store', { storeCode, storeName: '兩人店', storeEnabled: 1 })
  const first = `${storeCode}-a`.toLowerCase()
  await make(first)
  await make(`${storeCode}-b`.toLowerCase())
  const page = await open('admin', `/store/account/list?store=${storeCode}`)
  await getRow(page, first).getByRole('button', { name: '編輯帳號' }).click()
  const dialog = page.getByRole('dialog', { name: `編輯帳號「${first}」` })
  await expect(dialog.getByText('第一管理員的角色固定為店主')).toBeVisible()
  await expect(dialog.getByRole('radio', { name: /^檢視者/ })).toBeDisabled()
})
