import { join } from 'node:path'
import { expectNoFaults } from './support/faults.ts'
import { expect, test } from './support/fixtures.ts'
import { getSnackbar, pickAndMoveUp, getRow, uniqueCode } from './support/screen.ts'

const media = join(import.meta.dirname, '../packages/demo/src/media')
const file = (name: string) => join(media, name)

test('a playlist is created from dropped files, sorted by keyboard, changed, previewed and deleted', async ({
  open,
}) => {
  const page = await open('store1', '/playlist/list')
  const name = uniqueCode('早餐')
  // Once it is expanded, the row of its materials contains its name too.
  const row = getRow(page, name).first()
  await page.getByRole('button', { name: '新增播放清單' }).click()
  const dialog = page.getByRole('dialog', { name: '新增播放清單' })
  const submit = dialog.getByRole('button', { name: '新增播放清單' })
  await expect(submit).toBeDisabled()
  await dialog.getByRole('textbox', { name: '播放清單名稱' }).fill(name)
  await dialog
    .locator('input[type=file]')
    .setInputFiles([file('cafe-morning.webp'), file('cafe-film.webm'), file('cafe-beans.webp')])
  await expect(dialog.getByText('cafe-film.webm：此播放清單只能加入圖片')).toBeVisible()
  await expect(dialog.getByRole('combobox')).toHaveAttribute('aria-disabled', 'true')
  const names = dialog.getByRole('textbox', { name: /素材的名稱/ })
  await expect(names).toHaveCount(2)
  await expect(names.first()).toHaveValue('cafe-morning')

  const handle = dialog.getByRole('button', { name: '調整「cafe-beans」的順序' })
  await pickAndMoveUp(page, handle, 'cafe-beans')
  await page.keyboard.press('Escape')
  await expect(page.getByText('已取消，「cafe-beans」回到原來的位置。')).toBeAttached()
  await expect(page.getByRole('alertdialog')).toBeHidden()
  await pickAndMoveUp(page, handle, 'cafe-beans')
  await page.keyboard.press('Space')
  await expect(names.first()).toHaveValue('cafe-beans')

  await dialog.getByRole('spinbutton', { name: '「cafe-beans」的播放秒數' }).fill('7')
  await expect(dialog.getByText('2 個素材・0:27・0.08 MB')).toBeVisible()
  await submit.click()
  await expect(getSnackbar(page, `新增播放清單「${name}」成功`)).toBeVisible()
  await expect(row).toContainText('0:27')

  await row.getByRole('button', { name: '展開' }).click()
  const materials = page.getByRole('table', { name: `「${name}」的素材` })
  await expect(materials.getByRole('row').nth(1)).toContainText('cafe-beans')
  await materials.getByRole('button', { name: '放大檢視「cafe-beans」' }).click()
  await expect(page.getByRole('dialog').getByRole('img', { name: 'cafe-beans' })).toBeVisible()
  await page.keyboard.press('Escape')
  await materials.getByRole('button', { name: '刪除素材「cafe-morning」' }).click()
  const question = page.getByRole('alertdialog', { name: '確定是否刪除此筆資料？' })
  await question.getByRole('button', { name: '刪除' }).click()
  await expect(row).toContainText('0:07')

  await row.getByRole('button', { name: '預覽播放' }).click()
  const stage = page.getByRole('dialog', { name: `預覽播放：${name}` })
  await expect(stage.getByText('播放中：cafe-beans')).toBeVisible()
  await stage.getByRole('button', { name: '關閉' }).click()

  await row.getByRole('button', { name: '刪除播放清單' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: '刪除' }).click()
  await expect(getSnackbar(page, `刪除播放清單「${name}」成功`)).toBeVisible()
  await expect(row).toBeHidden()
})

test('list, materials and dialog are accessible', async ({ open }) => {
  const page = await open('admin', '/playlist/list?store=TPE001')
  await page.getByRole('button', { name: '展開', exact: true }).first().click()
  await expectNoFaults(page)
  await page.getByRole('button', { name: '編輯播放清單' }).first().click()
  await expect(page.getByRole('dialog').getByRole('textbox', { name: /素材的名稱/ })).toBeVisible()
  await expectNoFaults(page)
})
