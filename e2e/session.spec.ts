import type { BrowserContext, Page } from '@playwright/test'
import { expect, test } from './support/fixtures.ts'
import { mailedLink } from './support/mailed-link.ts'
import { getSnackbar } from './support/screen.ts'

async function typeSignIn(page: Page, account: string, password: string, remember = false) {
  await page.getByLabel('帳號').fill(account)
  await page.getByLabel('密碼', { exact: true }).fill(password)
  if (remember) await page.getByLabel('記住我').check()
  await page.getByRole('button', { name: '登入' }).click()
}

/** An invalid access token next to a valid refresh token. */
const spoilToken = (page: Page) => page.evaluate(() => localStorage.setItem('token', 'spoiled.token.here'))

function countRenewals(context: BrowserContext): () => number {
  let renewals = 0
  context.on('request', (request) => void (request.url().endsWith('/api/auth/refresh') && renewals++))
  return () => renewals
}

test.describe('signing in', () => {
  test('returns to the requested page', async ({ page }) => {
    await page.goto('/store/list?size=50')
    await expect(page).toHaveURL(/\/signin/)
    await typeSignIn(page, 'admin', 'Admin@1234')
    await expect(page).toHaveURL(/\/store\/list\?size=50/)
    await expect(getSnackbar(page, 'Login successfully!')).toBeVisible()
  })

  test('shows a wrong password in a red snackbar and keeps the account name', async ({ page }) => {
    await page.goto('/signin')
    await typeSignIn(page, 'store2', 'Wrong@1234')
    await expect(getSnackbar(page, 'Invalid email or password!')).toBeVisible()
    await expect(page.getByLabel('帳號')).toHaveValue('store2')
  })

  test('sends the regInfo of the URL', async ({ page }) => {
    await page.goto('/signin?regInfo=poster-7')
    const sent = page.waitForRequest('**/api/auth/signin')
    await typeSignIn(page, 'store1', 'Store@1234')
    expect((await sent).postDataJSON()).toMatchObject({ regInfo: 'poster-7' })
    await expect(page).toHaveURL(/first-page/)
  })

  test('lasts for the tab only, unless it is to be remembered', async ({ page }) => {
    const kept = () =>
      page.evaluate(() => [!!localStorage.getItem('token'), !!sessionStorage.getItem('token')])
    await page.goto('/signin')
    await typeSignIn(page, 'store1', 'Store@1234')
    await expect(page).toHaveURL(/first-page/)
    expect(await kept()).toEqual([false, true])
    await page.goto('/signin')
    await expect(page).toHaveURL(/first-page/)
  })

  test('tells a disabled store’s administrator why', async ({ page }) => {
    await page.goto('/signin')
    await typeSignIn(page, 'store3', 'Store@1234')
    await expect(getSnackbar(page, '帳號已停用')).toBeVisible()
  })
})

test.describe('a remembered session', () => {
  test.use({ isAlone: true })

  test('is renewed once, silently, also in two tabs at the same time', async ({ page, context }) => {
    await page.goto('/signin')
    await typeSignIn(page, 'admin', 'Admin@1234', true)
    await expect(page).toHaveURL(/first-page/)
    const other = await context.newPage()
    await other.goto('/first-page')
    await expect(other.getByRole('heading', { level: 1 })).toBeVisible()
    const renewals = countRenewals(context)
    await spoilToken(page)
    await Promise.all([page.goto('/store/list'), other.goto('/store/account/list')])
    for (const tab of [page, other]) await expect(tab.getByRole('row').nth(1)).toBeVisible()
    expect(renewals()).toBe(1)
  })

  test('ends in every tab when one signs out', async ({ page, context }) => {
    await page.goto('/signin')
    await typeSignIn(page, 'store1', 'Store@1234', true)
    await expect(page).toHaveURL(/first-page/)
    const other = await context.newPage()
    await other.goto('/store/info')
    await expect(other.getByRole('heading', { level: 1 })).toBeVisible()
    await page.getByRole('button', { name: /林雅婷/ }).click()
    await page.getByRole('menuitem', { name: '登出' }).click()
    await expect(page).toHaveURL(/\/signin/)
    await expect(other).toHaveURL(/\/signin/)
  })
})

test('a forgotten password is reset by the mailed link', async ({ page, server }) => {
  await page.goto('/forgot-password')
  await page.getByLabel('電子郵件').fill('night@lumiroute.local')
  await page.getByRole('button', { name: '寄送連結' }).click()
  await expect(page.getByText('重設密碼的連結已寄至 night@lumiroute.local')).toBeVisible()
  await expect(page).toHaveURL(/\/signin/)
  await page.goto(await mailedLink(server.dataDir))
  await page.getByLabel('新密碼').fill('Shift@2026')
  await page.getByLabel('確認密碼').fill('Shift@2026')
  await page.getByRole('button', { name: '儲存密碼' }).click()
  await expect(page).toHaveURL(/\/signin/)
  await typeSignIn(page, 'store1-night', 'Shift@2026')
  await expect(page).toHaveURL(/first-page/)
})

test('signing up creates a store', async ({ page }) => {
  await page.goto('/signup')
  await page.getByLabel('名稱').fill('晨光早餐')
  await page.getByLabel('電子郵件').fill('morning@example.tw')
  await page.locator('input[autocomplete=new-password]').fill('Sunrise&1234')
  await page.getByRole('button', { name: '建立帳號' }).click()
  await expect(page).toHaveURL(/first-page/)
  await expect(page.getByText('晨光早餐 管理平台')).toBeVisible()
})

test('an unknown page is reported inside the shell, by title and by status', async ({ open, page }) => {
  const status = page.waitForResponse(/such\/page/).then((response) => response.status())
  await open('store1', '/no/such/page')
  expect(await status).toBe(404)
  await expect(page.getByText('Oops, an error has occurred. Page not found!')).toBeVisible()
  await expect(page.getByText('404')).toBeVisible()
  await expect(page).toHaveTitle(/^找不到頁面 \|/)
  await expect(page.getByRole('navigation', { name: '主選單' })).toBeVisible()
  await page.getByRole('main').getByRole('searchbox').fill('播放')
  await page.getByRole('main').getByRole('link', { name: '播放清單' }).click()
  await expect(page).toHaveURL(/playlist\/list/)
})

test('a page of the other role is not found, also by title', async ({ open }) => {
  const page = await open('store1', '/store/list')
  await expect(page.getByText('Oops, an error has occurred. Page not found!')).toBeVisible()
  await expect(page).toHaveTitle(/^找不到頁面 \|/)
})

test('signed out, an unknown page links to the home page and has no search', async ({ page }) => {
  const answer = await page.goto('/no/such/page')
  expect(answer?.status()).toBe(404)
  await expect(page.getByText('Oops, an error has occurred. Page not found!')).toBeVisible()
  await expect(page.getByRole('searchbox')).toBeHidden()
  await page.getByRole('link', { name: '回首頁' }).click()
  await expect(page).toHaveURL(/\/signin/)
})
