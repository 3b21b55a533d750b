import type { Browser, Locator, Page } from '@playwright/test'
import { codeOf } from '../apps/server/src/testing/second-factor-steps.ts'
import { withDatabase } from './support/database.ts'
import { expect, follow, test } from './support/fixtures.ts'
import { chooseAction, getSnackbar } from './support/screen.ts'
import { startServer } from './support/server.ts'
import type { RunningServer } from './support/server.ts'

// One server for all walks: each changes the sign-in of an account of its own.
test.describe.configure({ timeout: 120_000 })

let server: RunningServer
/** Browsers keep passkeys for a host name, never for an IP address. */
const url = () => server.url.replace('127.0.0.1', 'localhost')

test.beforeAll(async () => {
  test.setTimeout(180_000)
  server = await startServer({ OPERATOR_MFA: 'required' })
})
test.afterAll(() => server.stop())

async function newPage(browser: Browser): Promise<Page> {
  const context = await browser.newContext({ baseURL: url() })
  return context.newPage()
}

async function typePassword(page: Page, account: string, password: string) {
  await page.goto('/signin')
  await page.getByLabel('帳號').fill(account)
  await page.getByLabel('密碼', { exact: true }).fill(password)
  await page.getByRole('button', { name: '登入' }).click()
}

async function signOut(page: Page, name: RegExp) {
  await page.getByRole('button', { name }).click()
  await page.getByRole('menuitem', { name: '登出' }).click()
  await expect(page).toHaveURL(/\/signin/)
}

const getDialog = (page: Page, name: string): Locator => page.getByRole('dialog', { name })

/** Sets up the authenticator app; returns its secret and the recovery codes. */
async function setUpApp(page: Page, confirm = async () => {}) {
  await page.getByRole('button', { name: '設定驗證器' }).click()
  await confirm()
  const dialog = getDialog(page, '設定驗證器')
  await expect(dialog.getByRole('img', { name: '驗證器應用程式的 QR 碼' })).toBeVisible()
  const secret = (await dialog.locator('code').innerText()).replaceAll(' ', '')
  await dialog.getByLabel(/驗證碼/).fill('000000')
  await dialog.getByRole('button', { name: '啟用' }).click()
  await expect(dialog.getByText('驗證碼不正確或已使用過')).toBeVisible()
  await dialog.getByLabel(/驗證碼/).fill(codeOf(secret, new Date(), -1))
  await dialog.getByRole('button', { name: '啟用' }).click()
  return { secret, codes: await keepCodes(page) }
}

async function keepCodes(page: Page): Promise<string[]> {
  const dialog = getDialog(page, '請妥善保存備用碼')
  await expect(dialog.getByRole('listitem')).toHaveCount(10)
  const codes = await dialog.getByRole('listitem').allInnerTexts()
  const saved = page.waitForEvent('download')
  await dialog.getByRole('button', { name: '下載' }).click()
  expect((await saved).suggestedFilename()).toBe('lumiroute-recovery-codes.txt')
  await dialog.getByRole('button', { name: '我已保存' }).click()
  return codes
}

/** As if the person had signed in a while ago. */
const makeSignInsOld = () =>
  withDatabase(server.dataDir, (client) => client.query(`update sign_in_proof set expires_at = now()`))

/** After a reload the console no longer has the proof of the sign-in. */
async function confirmWithPassword(page: Page, password: string) {
  const asked = getDialog(page, '再次驗證身分')
  await asked.getByLabel(/^密碼/).fill(password)
  await asked.getByRole('button', { name: '驗證', exact: true }).click()
  await expect(asked).toHaveCount(0)
}

test('an operator sets up an authenticator app before anything else, and signs in with it', async ({
  browser,
}) => {
  const page = await newPage(browser)
  await typePassword(page, 'admin', 'Admin@1234')
  await expect(page.getByRole('heading', { level: 1, name: '設定兩步驟驗證' })).toBeVisible()
  await page.goto('/store/list')
  await expect(page.getByRole('heading', { level: 1, name: '設定兩步驟驗證' })).toBeVisible()
  const { secret, codes } = await setUpApp(page, () => confirmWithPassword(page, 'Admin@1234'))
  await expect(page.getByRole('heading', { level: 1, name: '店家管理' })).toBeVisible()
  await signOut(page, /系統管理員|平台管理員|admin/)

  await test.step('a code is needed, and works once', async () => {
    await typePassword(page, 'admin', 'Admin@1234')
    await page.getByLabel('驗證碼').fill('000000')
    await page.getByRole('button', { name: '驗證', exact: true }).click()
    await expect(page.getByText('驗證碼不正確或已使用過')).toBeVisible()
    await page.getByLabel('驗證碼').fill(codeOf(secret, new Date()))
    await page.getByRole('button', { name: '驗證', exact: true }).click()
    await expect(page).toHaveURL(/first-page/)
    await signOut(page, /系統管理員|平台管理員|admin/)
  })

  await test.step('a recovery code works once', async () => {
    for (const isFirst of [true, false]) {
      await typePassword(page, 'admin', 'Admin@1234')
      await page.getByRole('button', { name: '改用備用碼' }).click()
      await page.getByLabel('備用碼').fill(codes[0] as string)
      await page.getByRole('button', { name: '驗證', exact: true }).click()
      if (!isFirst) break
      await expect(page).toHaveURL(/first-page/)
      await signOut(page, /系統管理員|平台管理員|admin/)
    }
    await expect(page.getByText('驗證碼不正確或已使用過')).toBeVisible()
    await page.getByLabel('備用碼').fill(codes[1] as string)
    await page.getByRole('button', { name: '驗證', exact: true }).click()
    await expect(page).toHaveURL(/first-page/)
    await page.goto('/account/second-factor')
    await expect(page.getByText('剩餘 8 組')).toBeVisible()
  })

  await test.step('the only factor of an operator stays', async () => {
    await page.getByRole('button', { name: '移除驗證器' }).click()
    await page.getByRole('button', { name: '移除', exact: true }).click()
    await confirmWithPassword(page, 'Admin@1234')
    await expect(getSnackbar(page, '平台管理員必須保留至少一種驗證方式')).toBeVisible()
  })
})

test('a passkey is added from the settings, signs in alone and as the second step', async ({ browser }) => {
  const page = await newPage(browser)
  const client = await page.context().newCDPSession(page)
  await client.send('WebAuthn.enable')
  await client.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  })
  await typePassword(page, 'store1', 'Store@1234')
  await expect(page).toHaveURL(/first-page/)
  await page.getByRole('button', { name: '顯示設定' }).click()
  await page.getByRole('switch', { name: '兩步驟驗證' }).click()
  await expect(page).toHaveURL(/account\/second-factor/)
  await page.getByRole('button', { name: '新增通行密鑰' }).click()
  const dialog = getDialog(page, '新增通行密鑰')
  await dialog.getByLabel(/名稱/).fill('櫃檯電腦')
  await dialog.getByRole('button', { name: '新增通行密鑰' }).click()
  await keepCodes(page)
  await expect(page.getByRole('listitem').filter({ hasText: '櫃檯電腦' })).toContainText('尚未使用')
  await signOut(page, /林雅婷/)

  await page.getByRole('button', { name: '使用通行密鑰' }).click()
  await expect(page).toHaveURL(/first-page/)
  await signOut(page, /林雅婷/)

  await typePassword(page, 'store1', 'Store@1234')
  await expect(page.getByRole('heading', { name: '兩步驟驗證' })).toBeVisible()
  await page.getByRole('button', { name: '使用通行密鑰' }).click()
  await expect(page).toHaveURL(/first-page/)
  await page.goto('/account/second-factor')
  await expect(page.getByRole('listitem').filter({ hasText: '櫃檯電腦' })).toContainText('上次使用')
  await page.getByRole('button', { name: '移除 櫃檯電腦' }).click()
  await page.getByRole('button', { name: '移除', exact: true }).click()
  await confirmWithPassword(page, 'Store@1234')
  await expect(getSnackbar(page, '已移除通行密鑰「櫃檯電腦」')).toBeVisible()
  await expect(page.getByRole('listitem').filter({ hasText: '櫃檯電腦' })).toHaveCount(0)
})

test('a sensitive call asks for the person again and then goes on, downloads included', async ({
  browser,
}) => {
  const page = await newPage(browser)
  await typePassword(page, 'store2', 'Store@1234')
  await expect(page).toHaveURL(/first-page/)
  const asked = getDialog(page, '再次驗證身分')

  await test.step('download', async () => {
    await follow(page, '/member/download')
    await makeSignInsOld()
    await page.getByRole('button', { name: /下載/ }).first().click()
    await asked.getByLabel(/^密碼/).fill('Wrong@1234')
    await asked.getByRole('button', { name: '驗證', exact: true }).click()
    await expect(asked.getByText('目前密碼不正確')).toBeVisible()
    await asked.getByLabel(/^密碼/).fill('Store@1234')
    const saved = page.waitForEvent('download')
    await asked.getByRole('button', { name: '驗證', exact: true }).click()
    expect((await saved).suggestedFilename()).toContain('storeData')
    await expect(asked).toHaveCount(0)
  })

  await test.step('no further question within ten minutes', async () => {
    await follow(page, '/account/second-factor')
    await setUpApp(page)
    await expect(page.getByText('已啟用', { exact: true })).toBeVisible()
  })

  await test.step('cancelling leaves everything as it is', async () => {
    await makeSignInsOld()
    await page.getByRole('button', { name: '移除驗證器' }).click()
    await page.getByRole('button', { name: '移除', exact: true }).click()
    await asked.getByRole('button', { name: '取消' }).click()
    await expect(getSnackbar(page, '請再次驗證身分')).toBeVisible()
    await page.reload()
    await expect(page.getByText('已啟用', { exact: true })).toBeVisible()
  })
})

test('the tokens of a browser’s storage alone cannot add a second factor', async ({ browser }) => {
  const page = await newPage(browser)
  await typePassword(page, 'store1-manager', 'Store@1234')
  await expect(page).toHaveURL(/first-page/)
  const stored = await page.evaluate(() =>
    [localStorage, sessionStorage].flatMap((storage) => Object.entries(storage)),
  )
  const thief = await newPage(browser)
  await thief.addInitScript((values) => {
    for (const [name, value] of values) sessionStorage.setItem(name, String(value))
  }, stored)
  await thief.goto('/account/second-factor')
  await thief.getByRole('button', { name: '設定驗證器' }).click()
  await expect(getDialog(thief, '再次驗證身分')).toBeVisible()
  await expect(getDialog(thief, '設定驗證器').getByRole('img')).toHaveCount(0)
  await follow(page, '/account/second-factor')
  await page.getByRole('button', { name: '設定驗證器' }).click()
  await expect(getDialog(page, '設定驗證器').getByRole('img')).toBeVisible()
})

test('an operator resets the lost second factor of a store administrator', async ({ browser }) => {
  const ofAdmin = `account_id = (select id from account where admin_account = 'admin')`
  await withDatabase(server.dataDir, (client) =>
    client.query(`delete from totp where ${ofAdmin}; delete from recovery_code where ${ofAdmin};
      insert into totp (account_id, secret, confirmed_at)
      select id, 'lost', now() from account where admin_account = 'store2' on conflict do nothing`),
  )
  const page = await newPage(browser)
  await typePassword(page, 'admin', 'Admin@1234')
  await setUpApp(page)
  // The tokens still say that the set-up is missing until they are renewed.
  await expect(page.getByRole('heading', { level: 1, name: '設定兩步驟驗證' })).toHaveCount(0)
  await page.goto('/store/account/list?store=KHH001')
  await chooseAction(page, 'store2', '重設兩步驟驗證')
  await page.getByRole('button', { name: '重設', exact: true }).click()
  await confirmWithPassword(page, 'Admin@1234')
  await expect(getSnackbar(page, '已重設「store2」的兩步驟驗證')).toBeVisible()
  const store = await newPage(browser)
  await typePassword(store, 'store2', 'Store@1234')
  await expect(store).toHaveURL(/first-page/)
})
