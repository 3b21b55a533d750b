import { expect, test } from './support/fixtures.ts'
import { goodToken } from './support/line.ts'
import { chooseAction, getSnackbar, getRow, uniqueCode } from './support/screen.ts'

test.describe('the list of stores', () => {
  test('shows every store with its number, code, name and status', async ({ open }) => {
    const page = await open('admin', '/store/list')
    await expect(getRow(page, 'TPE001')).toContainText('台北光點咖啡')
    await expect(getRow(page, 'TPE001')).toContainText('啟用')
    await expect(getRow(page, 'TXG001')).toContainText('停用')
    await expect(page.getByRole('columnheader', { name: 'No.' })).toBeVisible()
  })

  test('keeps search, status and sorting in the URL', async ({ open }) => {
    const page = await open('admin', '/store/list')
    await page.getByRole('searchbox').fill('光點')
    await expect(getRow(page, 'KHH001')).toBeHidden()
    await expect(page).toHaveURL(/q=/)
    await page.goto('/store/list?storeEnabled=false')
    await expect(getRow(page, 'TXG001')).toBeVisible()
    await expect(getRow(page, 'TPE001')).toBeHidden()
    await page.goto('/store/list?sort=-storeCode')
    await expect(page.getByRole('row').nth(1)).toContainText('TXG001')
  })

  test('opens from the bell with the stores without an administrator, combined with the other filter', async ({
    open,
    call,
  }) => {
    const storeCode = uniqueCode('NOADM')
    await call('admin', 'POST', '/store', { storeCode, storeName: '無人店', storeEnabled: 1 })
    const page = await open('admin', '/first-page')
    await page
      .getByRole('link', { name: /間店家尚無管理員/ })
      .first()
      .click()
    await expect(page).toHaveURL(/\/store\/list\?admin=none$/)
    await expect(getRow(page, storeCode)).toBeVisible()
    await expect(getRow(page, 'TPE001')).toBeHidden()
    const admin = page.getByRole('combobox', { name: '管理員' })
    await expect(admin).toHaveText('管理員：未設定')
    await page.getByRole('combobox', { name: '狀態' }).click()
    await page.getByRole('option', { name: '啟用' }).click()
    await expect(page).toHaveURL(/storeEnabled=true/)
    await expect(admin).toHaveText('管理員：未設定')
    await admin.click()
    await page.getByRole('option', { name: '管理員：全部' }).click()
    await expect(getRow(page, 'TPE001')).toBeVisible()
    await expect(page).not.toHaveURL(/admin=/)
    await page.goto('/store/list?admin=noPassword')
    await expect(admin).toHaveText('管理員：尚未設定密碼')
    await expect(getRow(page, storeCode)).toBeHidden()
  })

  test('keeps the row actions in view if the columns do not fit', async ({ page, open }) => {
    await page.setViewportSize({ width: 960, height: 800 })
    await open('admin', '/store/list')
    const edit = getRow(page, 'TPE001').getByRole('button', { name: '更多操作' })
    await expect(edit).toBeInViewport({ ratio: 1 })
    const region = page.getByRole('region', { name: '店家管理' })
    expect(await region.evaluate(({ scrollWidth, clientWidth }) => scrollWidth > clientWidth)).toBe(true)
  })

  test('shows a hint if nothing matches', async ({ open }) => {
    const page = await open('admin', '/store/list?q=nowhere')
    await page.getByRole('button', { name: '清除條件' }).click()
    await expect(getRow(page, 'TPE001')).toBeVisible()
  })

  test('offers a retry after a failure, and then shows the rows', async ({ page, open }) => {
    await page.route('**/api/store?*', (route) => route.fulfill({ status: 500, body: '{}' }), { times: 1 })
    await open('admin', '/store/list')
    await page.getByRole('button', { name: '重新載入' }).click()
    await expect(getRow(page, 'TPE001')).toBeVisible()
  })

  test('exports the rows as CSV', async ({ open }) => {
    const page = await open('admin', '/store/list')
    await expect(getRow(page, 'TPE001')).toBeVisible()
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: '匯出 CSV' }).click(),
    ])
    const chunks = await (await download.createReadStream()).toArray()
    expect(Buffer.concat(chunks).toString('utf8')).toContain('TPE001,台北光點咖啡,啟用')
  })

  test('is not available to a store administrator', async ({ open }) => {
    const page = await open('store1', '/store/list')
    await expect(page.getByText('404')).toBeVisible()
  })
})

test.describe('the store form', () => {
  test('rejects empty and too long values at their fields', async ({ open }) => {
    const page = await open('admin', '/store/create')
    await page.getByRole('button', { name: '新增店家' }).click()
    await expect(page.getByText('必填', { exact: true })).toHaveCount(2)
    await page.getByRole('textbox', { name: '店家代碼' }).fill('A'.repeat(51))
    await page.getByRole('textbox', { name: '店家名稱' }).fill('店')
    const code = page.getByRole('textbox', { name: '店家代碼' })
    await expect(code).toHaveAccessibleDescription('超過最大字數長度(50)')
    await expect(page.getByRole('textbox', { name: '店家名稱' })).not.toHaveAccessibleDescription(/超過/)
  })

  test('creates a store, and reports a taken code at its field', async ({ open }) => {
    const page = await open('admin', '/store/create')
    const code = uniqueCode('NEW')
    await page.getByRole('textbox', { name: '店家代碼' }).fill(code)
    await page.getByRole('textbox', { name: '店家名稱' }).fill('新店')
    await page.getByRole('button', { name: '新增店家' }).click()
    await expect(getSnackbar(page, '新增店家「新店」成功')).toBeVisible()
    await expect(page).toHaveURL(/\/store\/list/)
    await page.goto('/store/create')
    await page.getByRole('textbox', { name: '店家代碼' }).fill(code.toLowerCase())
    await page.getByRole('textbox', { name: '店家名稱' }).fill('新店二')
    await page.getByRole('button', { name: '新增店家' }).click()
    await expect(getSnackbar(page, '新增店家「新店二」失敗')).toBeVisible()
    await expect(page.getByRole('textbox', { name: '店家代碼' })).toHaveAccessibleDescription(
      '店家代碼已存在',
    )
  })

  test('updates a store, and warns before its administrators are signed out', async ({ open, call }) => {
    const code = uniqueCode('EDIT')
    await call('admin', 'POST', '/store', { storeCode: code, storeName: '舊名', storeEnabled: 1 })
    const page = await open('admin', `/store/list?q=${code}`)
    await chooseAction(page, code, '編輯基本資料')
    await expect(page).toHaveURL(/\/store\/create\?i=\d+&n=/)
    await page.getByRole('textbox', { name: '店家名稱' }).fill('新名')
    await page.getByRole('radio', { name: '停用' }).check()
    await expect(page.getByText('此店家的管理員會立即登出')).toBeVisible()
    await page.getByRole('button', { name: '儲存變更' }).click()
    const question = page.getByRole('alertdialog', { name: '確定停用店家「舊名」？' })
    await expect(question).toContainText('已通過審核的廣告仍會依預訂播放')
    await question.getByRole('button', { name: '取消' }).click()
    await page.getByRole('button', { name: '儲存變更' }).click()
    await question.getByRole('button', { name: '停用店家' }).click()
    await expect(getSnackbar(page, '更新店家「新名」成功')).toBeVisible()
    await page.goto(`/store/list?q=${code}`)
    await expect(getRow(page, code)).toContainText('停用')
  })

  test('asks before unsaved changes are lost', async ({ open }) => {
    const page = await open('admin', '/store/list')
    await page.getByRole('link', { name: '新增店家' }).click()
    await page.getByRole('textbox', { name: '店家名稱' }).fill('半個名字')
    await page.getByRole('button', { name: '取消' }).click()
    const question = page.getByRole('alertdialog')
    await question.getByRole('button', { name: '留在此頁' }).click()
    await expect(page.getByRole('textbox', { name: '店家名稱' })).toHaveValue('半個名字')
    await page.getByRole('button', { name: '取消' }).click()
    await question.getByRole('button', { name: '離開' }).click()
    await expect(page).toHaveURL(/\/store\/list/)
  })

  test('names the loaded store, whatever the URL says', async ({ open, call }) => {
    const storeCode = uniqueCode('NAME')
    const { store } = await call<{ store: { id: number } }>('admin', 'POST', '/store', {
      storeCode,
      storeName: '真正的店名',
      storeEnabled: 1,
    })
    const page = await open('admin', `/store/edit?i=${store.id}&n=${encodeURIComponent('假的店名')}`)
    await expect(page.getByRole('heading', { name: '編輯店家「真正的店名」' })).toBeVisible()
    await expect(page.getByText('假的店名')).toBeHidden()
  })

  test('reports a deleted store', async ({ open }) => {
    const page = await open('admin', '/store/edit?i=999999&n=x')
    await expect(page.getByText('找不到這間店家')).toBeVisible()
  })
})

test.describe('deleting a store', () => {
  test('asks by name, then deletes', async ({ open, call }) => {
    const code = uniqueCode('DEL')
    await call('admin', 'POST', '/store', { storeCode: code, storeName: '要刪的店', storeEnabled: 1 })
    const page = await open('admin', `/store/list?q=${code}`)
    await chooseAction(page, code, '刪除店家')
    const question = page.getByRole('alertdialog', { name: '確定刪除店家「要刪的店」？' })
    await expect(question.getByRole('button', { name: '取消' })).toBeFocused()
    await question.getByRole('button', { name: '刪除' }).click()
    await expect(getSnackbar(page, '刪除店家「要刪的店」成功')).toBeVisible()
    await expect(getRow(page, code)).toBeHidden()
  })

  test('explains why a store with members cannot be deleted', async ({ open }) => {
    const page = await open('admin', '/store/list')
    await chooseAction(page, 'TPE001', '刪除店家')
    await page.getByRole('alertdialog').getByRole('button', { name: '刪除' }).click()
    const refusal = page.getByRole('dialog', { name: '無法刪除店家「台北光點咖啡」' })
    await expect(refusal).toContainText('會員')
    await refusal.getByRole('button', { name: '確定' }).click()
    await expect(getRow(page, 'TPE001')).toBeVisible()
  })

  test('is not offered for the platform’s own store', async ({ open }) => {
    const page = await open('admin', '/store/list')
    await getRow(page, 'PLATFORM').getByRole('button', { name: '更多操作' }).click()
    await expect(page.getByRole('menuitem', { name: /刪除店家/ })).toHaveAttribute('aria-disabled', 'true')
    await expect(page.getByText('平台自有店家無法刪除')).toBeVisible()
  })
})

test.describe('the dialogs of a store', () => {
  test('game and project are saved', async ({ open, call }) => {
    const code = uniqueCode('GAME')
    await call('admin', 'POST', '/store', { storeCode: code, storeName: '遊戲店', storeEnabled: 1 })
    const page = await open('admin', `/store/list?q=${code}`)
    await chooseAction(page, code, '遊戲與專案設定')
    const dialog = page.getByRole('dialog', { name: '遊戲與專案設定：遊戲店' })
    await expect(dialog.getByText('無 AR 小遊戲')).toBeVisible()
    await dialog.getByRole('combobox').click()
    await page.getByRole('option', { name: '迷你高爾夫' }).click()
    await dialog.getByRole('radio', { name: 'TV＋會員卡' }).check()
    await dialog.getByRole('button', { name: '儲存' }).click()
    await expect(getSnackbar(page, '更新店家「遊戲店」成功')).toBeVisible()
    await chooseAction(page, code, '遊戲與專案設定')
    await expect(dialog.getByText('迷你高爾夫')).toBeVisible()
    await expect(dialog.getByRole('radio', { name: 'TV＋會員卡' })).toBeChecked()
  })

  test('LINE is tested, added, masked and updated', async ({ open, call }) => {
    const code = uniqueCode('LINE')
    await call('admin', 'POST', '/store', { storeCode: code, storeName: '訊息店', storeEnabled: 1 })
    const page = await open('admin', `/store/list?q=${code}`)
    await chooseAction(page, code, '第三方設定')
    const dialog = page.getByRole('dialog', { name: '第三方設定：訊息店' })
    await dialog.getByRole('button', { name: '儲存' }).click()
    await expect(dialog.getByText('必填欄位')).toHaveCount(2)
    await dialog.getByRole('textbox', { name: /^Channel secret/ }).fill('secret-0123456789abcdef')
    await dialog.getByRole('textbox', { name: /^Channel access token/ }).fill('wrong')
    await dialog.getByRole('button', { name: '測試連線' }).click()
    await expect(dialog.getByRole('status').getByRole('alert')).toContainText(/LINE|權杖/)
    await dialog.getByRole('textbox', { name: /^Channel access token/ }).fill(goodToken)
    await dialog.getByRole('button', { name: '測試連線' }).click()
    await expect(dialog.getByText('已連線到「光點小幫手」@216ru')).toBeVisible()
    await dialog.getByRole('button', { name: '儲存' }).click()
    await expect(getSnackbar(page, '已儲存「訊息店」的第三方設定')).toBeVisible()

    await chooseAction(page, code, '第三方設定')
    await expect(dialog.getByRole('textbox', { name: /^Channel secret/ })).toHaveValue('••••cdef')
    await expect(dialog.getByRole('textbox', { name: 'Webhook 網址' })).toHaveValue(new RegExp(code))
    await expect(dialog.getByRole('textbox', { name: 'LINE Login Callback 網址' })).toHaveValue(
      /\/api\/member\/login\/callback$/,
    )
    await dialog.getByRole('textbox', { name: 'LIFF ID' }).fill('1234-abcd')
    await dialog.getByRole('textbox', { name: 'LINE Login Channel ID' }).fill('1650000001')
    await dialog.getByRole('textbox', { name: 'LINE Login Channel secret' }).fill('guessed-secret')
    await dialog.getByRole('button', { name: '測試連線' }).click()
    await expect(dialog.getByText('LINE 不接受此 LINE Login Channel ID 或 Channel secret')).toBeVisible()
    await dialog.getByRole('button', { name: '儲存' }).click()
    await expect(dialog).toBeHidden()
    await chooseAction(page, code, '第三方設定')
    await expect(dialog.getByRole('textbox', { name: 'LIFF ID' })).toHaveValue('1234-abcd')
    await dialog.getByRole('button', { name: '測試連線' }).click()
    await expect(dialog.getByText('已連線到「光點小幫手」@216ru')).toBeVisible()
  })
})
