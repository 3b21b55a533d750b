import type { AnswerOf } from '@lumiroute/contract'
import type { listMakeGoods, MakeGood } from '@lumiroute/contract/make-good'
import type { listOrders } from '@lumiroute/contract/order'
import { expectNoFaults } from './support/faults.ts'
import { expect, test } from './support/fixtures.ts'
import { getRow } from './support/screen.ts'

test.describe.configure({ timeout: 120_000 })

const counted = (figure: number) => figure.toLocaleString('en-US')

test('an operator credits one shortfall of the demo and books another date for the other', async ({
  open,
  call,
}) => {
  const list = async (account: 'admin' | 'store1') =>
    (await call<AnswerOf<typeof listMakeGoods>>(account, 'POST', '/make-good/query', {})).makeGoodList
  const [dark, late] = ['站前咖啡日常', '今日現流海鮮'] as const
  const find = (rows: MakeGood[], name: string) => rows.find(({ adName }) => adName === name) as MakeGood
  const { credit } = find(await list('admin'), dark)
  expect(credit).toBeGreaterThan(0)

  const page = await open('admin', '/make-good/list?store=*')
  const row = (name: string) => getRow(page, name)
  await expect(row(dark)).toContainText(counted(credit))
  await expectNoFaults(page)
  await row(dark).getByRole('button', { name: '折抵費用' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: '折抵' }).click()
  await expect(row(dark)).toContainText('已折抵')
  await expect(row(dark).getByRole('button', { name: '折抵費用' })).toHaveCount(0)

  await row(late).getByRole('button', { name: '補播一天' }).click()
  await page.getByRole('dialog').getByRole('combobox').click()
  await page.getByRole('option').first().click()
  await page.getByRole('dialog').getByRole('button', { name: '補播' }).click()
  await expect(row(late)).toContainText('已補播')
  const { newDate, adId } = find(await list('admin'), late)
  const { adBroadcastRecordList: records } = await call<{ adBroadcastRecordList: unknown[] }>(
    'admin', 'POST', '/ad/record/query', { adId, broadcastDate: newDate }) // oxfmt-ignore
  expect(records).toHaveLength(1)

  const own = await list('store1')
  expect(find(own, dark)).toMatchObject({ state: 'credited', actions: [] })
  expect(find(own, late)).toBeUndefined()
  const { orderList } = await call<AnswerOf<typeof listOrders>>('store1', 'POST', '/order/list/TPE001', {
    source: 'AD',
    q: dark,
  })
  expect(orderList.find(({ ad }) => ad?.name === dark)?.credit).toBe(credit)
  const shop = await open('store1', '/make-good/list')
  await expect(getRow(shop, dark)).toContainText('已折抵')
  await expectNoFaults(shop)
})
