import { expect, test } from './support/fixtures.ts'
import { getSnackbar, getRow, uniqueCode } from './support/screen.ts'

test.describe('the accounts of a store', () => {
  test('are listed with status and store; the current user cannot be deleted', async ({ open }) => {
    const page = await open('store1', '/store/account/list')
    const own = getRow(page, 'store1@lumiroute.local')
    await expect(own).toContainText('第一管理員')
    await expect(own).toContainText('台北光點咖啡')
    await expect(getRow(page, 'store1-left')).toContainText('停用')
    const remove = own.getByRole('button', { name: '刪除帳號' })
    await expect(remove).toHaveAttribute('aria-disabled', 'true')
    await remove.hover()
    await expect(page.getByRole('tooltip', { name: '目前登入的帳號' })).toBeVisible()
  })

  test('the last enabled administrator cannot be disabled or deleted, in the list and in the form', async ({
    open,
    call,
  }) => {
    const storeCode = uniqueCode('LAST')
    const adminAccount = storeCode.toLowerCase()
    const only = { adminAccount, adminName: '唯一', adminEmail: `${adminAccount}@example.tw` }
    await call('admin', 'POST', '/store', { storeCode, storeName: '一人店', storeEnabled: 1 })
    await call('admin', 'POST', `/storeAdmin/${storeCode}`, { ...only, adminPasswd: 'Only@1234' })
    const page = await open('admin', `/store/account/list?store=${storeCode}`)
    const row = getRow(page, adminAccount)
    await row.getByRole('button', { name: '刪除帳號' }).hover()
    await expect(page.getByRole('tooltip', { name: '最後一位啟用的店主' })).toBeVisible()
    await row.getByRole('button', { name: '編輯帳號' }).click()
    const dialog = page.getByRole('dialog', { name: `編輯帳號「${adminAccount}」` })
    await expect(dialog.getByText('最後一位啟用的店主')).toBeVisible()
    await expect(dialog.getByRole('radio', { name: '停用' })).toBeDisabled()
  })

  test('the URL of the old form opens the dialog, and Back closes it', async ({ open }) => {
    const page = await open('store1', '/store/account/create')
    await expect(page.getByRole('dialog', { name: '新增帳號' })).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(page.getByRole('dialog')).toBeHidden()
    await page.getByRole('button', { name: '新增帳號' }).click()
    await expect(page).toHaveURL(/add=1/)
    await page.goBack()
    await expect(page.getByRole('dialog')).toBeHidden()
  })

  test('an account is validated, added, changed and deleted', async ({ open }) => {
    const name = uniqueCode('acc').toLowerCase()
    const page = await open('store1', '/store/account/list?add=1')
    const dialog = page.getByRole('dialog', { name: '新增帳號' })
    await dialog.getByRole('button', { name: '新增帳號' }).click()
    await expect(dialog.getByText('必填欄位')).toHaveCount(5)
    await dialog.getByRole('textbox', { name: '帳號' }).fill('store1')
    await dialog.getByRole('textbox', { name: '名稱' }).fill('新同事')
    await dialog.getByRole('textbox', { name: '電子郵件' }).fill('not-mail')
    await expect(dialog.getByText('電子郵件格式有誤')).toBeVisible()
    await dialog.getByRole('textbox', { name: '電子郵件' }).fill(`${name}@example.tw`)
    await dialog.getByRole('textbox', { name: '密碼', exact: true }).fill('Colleague@1')
    await dialog.getByRole('textbox', { name: '確認密碼' }).fill('Colleague@2')
    await dialog.getByRole('button', { name: '新增帳號' }).click()
    await expect(dialog.getByText('請輸入相同密碼')).toBeVisible()
    await dialog.getByRole('textbox', { name: '確認密碼' }).fill('Colleague@1')
    await dialog.getByRole('button', { name: '新增帳號' }).click()
    await expect(dialog.getByRole('textbox', { name: '帳號' })).toHaveAccessibleDescription('帳號已存在')
    await dialog.getByRole('textbox', { name: '帳號' }).fill(name)
    await dialog.getByRole('button', { name: '新增帳號' }).click()
    await expect(getSnackbar(page, `新增帳號「${name}」成功`)).toBeVisible()

    await getRow(page, name).getByRole('button', { name: '編輯帳號' }).click()
    const edit = page.getByRole('dialog', { name: `編輯帳號「${name}」` })
    await edit.getByRole('textbox', { name: '名稱' }).fill('改名的同事')
    await edit.getByRole('radio', { name: '停用' }).check()
    await expect(edit.getByText('此帳號會立即登出')).toBeVisible()
    await edit.getByRole('button', { name: '儲存' }).click()
    await expect(getRow(page, name)).toContainText('改名的同事')
    await expect(getRow(page, name)).toContainText('停用')

    await getRow(page, name).getByRole('button', { name: '刪除帳號' }).click()
    const question = page.getByRole('alertdialog', { name: `確定刪除帳號「${name}」？` })
    await question.getByRole('button', { name: '刪除' }).click()
    await expect(getSnackbar(page, `刪除帳號「${name}」成功`)).toBeVisible()
    await expect(getRow(page, name)).toBeHidden()
  })
})

test.describe('the first administrator', () => {
  test('is created with a mailed link, then edited with a choice', async ({ open, call }) => {
    const storeCode = uniqueCode('FIRST')
    const account = storeCode.toLowerCase()
    await call('admin', 'POST', '/store', { storeCode, storeName: '首管店', storeEnabled: 1 })
    const page = await open('admin', `/store/list?q=${storeCode}`)
    const openForm = async () => {
      await getRow(page, storeCode).getByRole('button', { name: '更多操作' }).click()
      await page.getByRole('menuitem', { name: '第一管理員' }).click()
    }
    await expect(getRow(page, storeCode)).toContainText('未設定')
    await getRow(page, storeCode).getByRole('button', { name: '設定管理員' }).click()
    await expect(page).toHaveURL(/\/store\/admin\/create\?i=\d+&n=[^&]+$/)
    const mail = page.getByRole('switch', { name: '寄送設定密碼的信件' })
    await expect(mail).toBeChecked()
    await expect(mail).toBeDisabled()
    await page.getByRole('button', { name: '建立並寄送信件' }).click()
    await expect(page.getByText('必填', { exact: true })).toHaveCount(3)
    await page.getByRole('textbox', { name: '帳號' }).fill('x'.repeat(51))
    await expect(page.getByText('超過最大字數長度(50)')).toBeVisible()
    await page.getByRole('textbox', { name: '帳號' }).fill(account)
    await page.getByRole('textbox', { name: '名稱' }).fill('首管')
    await page.getByRole('textbox', { name: '電子郵件' }).fill(`${account}@example.tw`)
    await page.getByRole('button', { name: '建立並寄送信件' }).click()
    await expect(
      getSnackbar(page, `新增帳號「${account}」成功，設定密碼的信件存於伺服器的 outbox`),
    ).toBeVisible()
    await expect(page).toHaveURL(/\/store\/list/)

    await page.goto(`/store/list?q=${storeCode}`)
    await openForm()
    await expect(page).toHaveURL(/&sai=\d+/)
    await expect(page.getByRole('textbox', { name: '帳號' })).toHaveValue(account)
    await expect(mail).not.toBeChecked()
    await mail.check()
    await page.getByRole('textbox', { name: '名稱' }).fill('首席管理員')
    await page.getByRole('button', { name: '儲存變更' }).click()
    await expect(
      getSnackbar(page, `更新帳號「${account}」成功，設定密碼的信件存於伺服器的 outbox`),
    ).toBeVisible()
  })

  test('requires a store', async ({ open }) => {
    const page = await open('admin', '/store/admin/create')
    await expect(page.getByText('未指定店家')).toBeVisible()
  })
})
