import { expectNoFaults } from './support/faults.ts'
import { expect, test } from './support/fixtures.ts'
import { getSnackbar, getRow, uniqueCode } from './support/screen.ts'

test.describe.configure({ timeout: 180_000 })

const noMatch = '未發現符合條件，請重新搜尋'

test('a vehicle is created, its month is planned by ranges, and the list shows it', async ({ open }) => {
  const no = uniqueCode('E-')
  const page = await open('admin', '/vehicle/list')
  await page.getByRole('link', { name: '新增車輛' }).click()
  await page.getByRole('textbox', { name: '車號' }).fill(no)
  await page.getByRole('button', { name: '確定' }).click()
  await expect(page.getByText('**必填')).toBeVisible()
  await page.getByRole('combobox', { name: '車輛類型' }).click()
  await page.getByRole('option', { name: '公車' }).click()
  await page.getByRole('button', { name: '確定' }).click()
  const made = page.getByRole('dialog', { name: '[車輛更新]' })
  await expect(made).toContainText(`新增車輛「${no}」成功`)
  await made.getByRole('button', { name: '確定' }).click()
  await expect(getRow(page, no)).toContainText('營運中')

  await page.goto('/timetable/edit')
  await page.getByRole('combobox', { name: '車輛' }).click()
  await page.getByRole('option', { name: no }).click()
  const day = (number: number) => page.locator(`[data-day="${number}"]`)
  await page.getByRole('radio', { name: /^停駛/ }).click()
  await day(2).hover()
  await page.mouse.down()
  await day(4).hover()
  await page.mouse.up()
  await page.getByRole('radio', { name: /^不可預訂/ }).click()
  await day(10).click()
  await day(12).click({ modifiers: ['Shift'] })
  await day(20).focus()
  await day(20).press('5')
  await expect(page.getByText('已變更 7 日，尚未儲存')).toBeVisible()
  await expectNoFaults(page)
  await page.getByRole('button', { name: '確定' }).click()
  const planned = page.getByRole('dialog', { name: '[車輛排班更新]' })
  await expect(planned).toContainText('班表成功')
  await planned.getByRole('button', { name: '確定' }).click()
  await expect(getRow(page, no).getByRole('img', { name: /停駛 4 日$/ })).toBeVisible()
})

test('a timetable search without a match shows a message', async ({ open }) => {
  const page = await open('admin', '/timetable/list')
  await page.getByRole('searchbox').fill('nowhere')
  await expect(getSnackbar(page, noMatch)).toBeVisible()
  await expect(page.getByText(noMatch)).toHaveCount(2)
  await expectNoFaults(page)
})

test('the fleet pages have no serious accessibility issue', async ({ open }) => {
  for (const path of [
    '/vehicle/list',
    '/vehicle/edit?id=1',
    '/device/list',
    '/device/edit',
    '/timetable/list',
  ])
    await test.step(path, async () => expectNoFaults(await open('admin', path)))
})
