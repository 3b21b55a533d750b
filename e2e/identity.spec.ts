import type { Page } from '@playwright/test'
import { expect, test } from './support/fixtures.ts'
import { mailedLinks } from './support/mailed-link.ts'
import { getSnackbar, uniqueCode } from './support/screen.ts'
import { setOwnPassword } from './support/set-own-password.ts'

// Sign-ins of several people need profiles of their own.
test.use({ isAlone: true })

async function typeSignIn(page: Page, account: string, password: string) {
  await page.goto('/signin')
  await page.getByLabel('帳號').fill(account)
  await page.getByLabel('密碼', { exact: true }).fill(password)
  await page.getByRole('button', { name: '登入', exact: true }).click()
}

async function signUp(page: Page, email: string, password: string) {
  await page.goto('/signup')
  await page.getByLabel('名稱').fill('晨間小舖')
  await page.getByLabel('電子郵件').fill(email)
  await page.locator('input[autocomplete=new-password]').fill(password)
  await page.getByRole('button', { name: '建立帳號' }).click()
  await expect(page).toHaveURL(/first-page/)
}

const newAddress = (prefix: string) => `${uniqueCode(prefix).toLowerCase()}@example.tw`

test('a new address is verified by the mailed link, and the banner goes', async ({ page, server }) => {
  const email = newAddress('v')
  await signUp(page, email, 'Kettle&Moon72')
  const banner = page.getByText(`電子郵件 ${email} 尚未驗證`)
  await expect(banner).toBeVisible()
  await page.getByRole('button', { name: '重寄驗證信' }).click()
  await expect(getSnackbar(page, `確認信已寄至 ${email}`)).toBeVisible()
  const [link] = await mailedLinks(server.dataDir, email, 'verify-email')
  await page.goto(link as string)
  await page.getByRole('button', { name: '確認電子郵件' }).click()
  await expect(page.getByRole('heading', { name: '電子郵件已確認' })).toBeVisible()
  await page.getByRole('link', { name: '前往管理平台' }).click()
  await expect(page).toHaveURL(/first-page/)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(banner).toBeHidden()
  await page.goto(link as string)
  await page.getByRole('button', { name: '確認電子郵件' }).click()
  await expect(page.getByText('連結已失效')).toBeVisible()
})

test('a changed address needs the password and the new mailbox; the old one undoes it', async ({
  page,
  server,
}) => {
  const [old, next] = [newAddress('old'), newAddress('next')]
  await signUp(page, old, 'Kettle&Moon72')
  await page.goto((await mailedLinks(server.dataDir, old, 'verify-email'))[0] as string)
  await page.getByRole('button', { name: '確認電子郵件' }).click()
  await page.getByRole('link', { name: '前往管理平台' }).click()
  await page.goto('/account')
  await page.getByLabel('電子郵件').fill(next)
  await page.getByRole('button', { name: '儲存' }).click()
  const password = page.getByRole('textbox', { name: '目前的密碼' }).first()
  await expect(password).toHaveAccessibleDescription(/必填欄位/)
  await password.fill('Kettle&Moon72')
  await page.getByRole('button', { name: '儲存' }).click()
  await expect(page.getByText(`等待 ${next} 確認`)).toBeVisible()
  await expect(page.getByLabel('電子郵件')).toHaveValue(old)
  await page.goto((await mailedLinks(server.dataDir, next, 'verify-email'))[0] as string)
  await page.getByRole('button', { name: '確認電子郵件' }).click()
  await page.getByRole('link', { name: '前往管理平台' }).click()
  await page.goto('/account')
  await expect(page.getByLabel('電子郵件')).toHaveValue(next)

  await page.goto((await mailedLinks(server.dataDir, old, 'undo-email'))[0] as string)
  await page.getByRole('button', { name: '還原並登出所有裝置' }).click()
  await expect(page.getByText(`設定新密碼的連結已寄至 ${old}`)).toBeVisible()
  await page.goto((await mailedLinks(server.dataDir, old, 'reset-password'))[0] as string)
  await page.getByLabel(/^新密碼/).fill('Lantern#River58')
  await page.getByLabel(/^確認密碼/).fill('Lantern#River58')
  await page.getByRole('button', { name: '儲存密碼' }).click()
  await expect(page).toHaveURL(/\/signin/)
  await typeSignIn(page, old, 'Lantern#River58')
  await expect(page).toHaveURL(/first-page/)
})

test('one mail resets each of two accounts of an address', async ({ page, server, call }) => {
  const email = newAddress('two')
  const names = [uniqueCode('a').toLowerCase(), uniqueCode('b').toLowerCase()]
  for (const adminAccount of names)
    await call('store1', 'POST', '/storeAdmin/TPE001', {
      adminAccount,
      adminName: '兩班',
      adminEmail: email,
      adminPasswd: 'Kettle&Moon72',
    })
  await page.goto('/forgot-password')
  await page.getByLabel('電子郵件').fill(email)
  await page.getByRole('button', { name: '寄送連結' }).click()
  await expect(page.getByText('重設密碼的連結已寄至')).toBeVisible()
  const links = await mailedLinks(server.dataDir, email, 'reset-password')
  expect(links).toHaveLength(2)
  await page.goto(links[1] as string)
  await expect(page.getByText(`帳號「${names[1]}」，店家「台北光點咖啡」`)).toBeVisible()
  await page.getByLabel(/^新密碼/).fill('Lantern#River58')
  await page.getByLabel(/^確認密碼/).fill('Lantern#River58')
  await page.getByRole('button', { name: '儲存密碼' }).click()
  await expect(page).toHaveURL(/\/signin/)
  await typeSignIn(page, names[1] as string, 'Lantern#River58')
  await expect(page).toHaveURL(/first-page/)
})

test('own sessions are listed, and another device is signed out', async ({ page, browser, server }) => {
  // No other test before this one uses this account: its shared session would end too.
  await typeSignIn(page, 'store1-viewer', 'Store@1234')
  await expect(page).toHaveURL(/first-page/)
  const other = await (await browser.newContext({ baseURL: server.url })).newPage()
  await typeSignIn(other, 'store1-viewer', 'Store@1234')
  await expect(other).toHaveURL(/first-page/)
  await page.goto('/account')
  const devices = page.getByRole('region', { name: '登入中的裝置' })
  await expect(devices.getByRole('listitem').first()).toContainText('這個裝置')
  await expect(devices.getByRole('listitem').first()).toContainText('Chrome')
  await devices.getByRole('button', { name: '登出其他裝置' }).click()
  await page
    .getByRole('alertdialog')
    .or(page.getByRole('dialog'))
    .getByRole('button', { name: '登出其他裝置' })
    .click()
  await expect(devices.getByRole('listitem')).toHaveCount(1)
  await other.goto('/store/info')
  await expect(other).toHaveURL(/\/signin/)
  await other.context().close()
})

test('no script can read the refresh token, and remember-me decides how long its cookie lasts', async ({
  page,
  context,
}) => {
  await typeSignIn(page, 'store1', 'Store@1234')
  await expect(page).toHaveURL(/first-page/)
  const [cookie] = (await context.cookies(new URL('/api/auth/refresh', page.url()).href)).filter(({ name }) =>
    name.startsWith('refresh_'),
  )
  expect(cookie).toMatchObject({ httpOnly: true, sameSite: 'Strict', path: '/api/auth/refresh', expires: -1 })
  const seen = await page.evaluate(() =>
    JSON.stringify([document.cookie, Object.entries(sessionStorage), Object.entries(localStorage)]),
  )
  expect(seen).not.toContain(cookie?.value)
})

test('a password that a colleague chose is changed before anything else', async ({ page, call }) => {
  const adminAccount = uniqueCode('first').toLowerCase()
  await call('store1', 'POST', '/storeAdmin/TPE001', {
    adminAccount,
    adminName: '新同事',
    adminEmail: `${adminAccount}@example.tw`,
    adminPasswd: 'Kettle&Moon72',
  })
  await typeSignIn(page, adminAccount, 'Kettle&Moon72')
  await expect(page.getByRole('heading', { name: '請設定自己的密碼' })).toBeVisible()
  await page.goto('/ad/list')
  await expect(page.getByRole('heading', { name: '請設定自己的密碼' })).toBeVisible()
  await setOwnPassword(page, 'Kettle&Moon72', 'Lantern#River58')
  await expect(page.getByRole('heading', { name: '請設定自己的密碼' })).toBeHidden()
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
})
