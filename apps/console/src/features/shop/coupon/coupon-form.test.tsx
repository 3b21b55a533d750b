import { listCategories } from '@lumiroute/contract/category'
import { createCoupon, listCoupons, updateCoupon } from '@lumiroute/contract/coupon'
import type { Coupon } from '@lumiroute/contract/coupon'
import { listPointCards } from '@lumiroute/contract/point-card'
import { listProducts } from '@lumiroute/contract/product'
import { screen, waitFor } from '@testing-library/react'
import { beforeEach, expect, it } from 'vitest'
import { loadTexts } from '../../../lib/text.ts'
import * as page from '../../../testing/form-page.tsx'
import { CouponForm } from './coupon-form.tsx'

const answers: page.Answers = [
  [listProducts, { productList: [{ prodCode: 'LATTE', prodName: '拿鐵' }] }],
  [listCategories, { categoryList: [] }],
  [listPointCards, { pointCardList: [{ pcCode: 'CARD', pcName: '咖啡卡' }] }],
  [listCoupons, { couponList: [] }],
  [createCoupon, { message: '已建立', coupon: {} }],
  [updateCoupon, { message: '已更新', coupon: {} }],
]

beforeEach(async () => {
  await loadTexts('common')
  await loadTexts('shop')
})

const open = (coupon?: Coupon) =>
  page.openForm(
    (done) => <CouponForm storeCode="TPE001" onSaved={done} onCancel={done} {...(coupon && { coupon })} />,
    answers,
  )
const save = () => page.click('儲存')

it('asks for the title, and sends nothing without it', async () => {
  open()
  save()
  await waitFor(() => expect(page.getHelp('名稱')).toBe('必填'))
  expect(page.sentTo(createCoupon)).toEqual([])
})

it('shows the fields of the chosen reward and sends only those', async () => {
  open()
  page.fill('名稱', '贈品券')
  expect(page.hasField('贈品內容')).toBe(false)
  await page.choose('優惠種類', '贈品')
  expect(page.hasField('折抵金額')).toBe(false)
  page.fill('贈品內容', '小餅乾')
  save()
  const { cpnReward, cpnTitle, cpnStatus } = await page.findSent(createCoupon)
  expect({ cpnReward, cpnTitle, cpnStatus }).toEqual({
    cpnReward: { type: 'gift', text: '小餅乾' },
    cpnTitle: '贈品券',
    cpnStatus: 'running',
  })
  await screen.findByText('the list')
})

it('asks for the point card and the points of an exchange', async () => {
  open()
  page.fill('名稱', '點數券')
  await page.choose('領取方式', '用點數兌換')
  save()
  await waitFor(() => expect(page.getHelp('集點卡')).toBe('必填'))
  expect(page.getHelp('所需點數')).toBe('需為 1 至 50 的整數')
  await page.choose('集點卡', '咖啡卡')
  page.fill('所需點數', '10')
  save()
  const { cpnIssue } = await page.findSent(createCoupon)
  expect(cpnIssue).toEqual({ type: 'point_exchange', pcCode: 'CARD', pointCost: 10 })
})

it('asks for the end of a fixed period, and for days otherwise', async () => {
  open()
  expect(page.hasField('領取後有效天數')).toBe(true)
  page.toggle('固定期間')
  await waitFor(() => expect(page.hasField('領取後有效天數')).toBe(false))
  page.fill('名稱', '週年慶')
  save()
  await screen.findByText('必填')
  expect(page.sentTo(createCoupon)).toEqual([])
})

it('offers combining with other coupons only for use in the shop', () => {
  open()
  expect(page.hasField('可併用的優惠券')).toBe(true)
  page.toggle('可與所有優惠券併用，一筆訂單也可用多張')
  expect(page.hasField('可併用的優惠券')).toBe(false)
  page.toggle('店內出示，店員掃碼')
  expect(page.hasField('可與所有優惠券併用，一筆訂單也可用多張')).toBe(false)
})

it('shows a refusal of the server at its field and keeps what was typed', async () => {
  open()
  page.answerWith(createCoupon, page.refuseFields({ cpnCode: '代碼已存在' }))
  page.fill('名稱', '週年慶')
  page.fill('代碼', 'SAME')
  save()
  await waitFor(() => expect(page.getHelp('代碼')).toBe('代碼已存在'))
  expect(page.getField('名稱').value).toBe('週年慶')
  expect(screen.queryByText('the list')).toBeNull()
})

it('asks before unsaved changes are lost', async () => {
  open()
  page.fill('名稱', '週年慶')
  await page.expectUnsavedGuard()
})

const running = {
  cpnCode: 'CP1',
  cpnTitle: '舊券',
  cpnDesc: '',
  cpnCondition: '',
  cpnImage: null,
  cpnReward: { type: 'discount_percent', value: 20, maxDiscount: null },
  cpnMinSpend: 0,
  cpnScope: { type: 'all', cateCodes: [], prodCodes: [], exclude: [] },
  cpnIssue: { type: 'public' },
  cpnTotalQty: 100,
  cpnPerMember: 1,
  cpnValid: { mode: 'days_after_claim', days: 7 },
  cpnUseHours: [],
  cpnStackable: false,
  cpnStackWith: [],
  cpnRedeem: 'online',
  cpnStatus: 'running',
  actions: ['edit', 'pause'],
  version: 4,
} as unknown as Coupon

it('keeps the code and the status of a running coupon, and sends the version that was edited', async () => {
  open(running)
  expect(page.getField('代碼').disabled).toBe(true)
  expect(screen.queryByRole('radio', { name: '先存成草稿' })).toBeNull()
  page.fill('發行張數', '200')
  save()
  const sent = await page.findSent(updateCoupon)
  expect(sent).toMatchObject({ cpnCode: 'CP1', version: 4, cpnTotalQty: 200 })
  expect(sent).not.toHaveProperty('cpnStatus')
})
