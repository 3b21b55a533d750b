import { expect, test } from 'vitest'
import { coupon as en } from '../../text/en/member/coupon.ts'
import { coupon as zhTW } from '../../text/zh-TW/member/coupon.ts'
import { describeHours, describeReward, formatEnd } from './describe-coupon.ts'

test('says what a coupon is worth as each language says it', () => {
  const percent = { type: 'discount_percent', value: 20, maxDiscount: null } as const
  expect(describeReward(percent, zhTW, 'zh-TW')).toBe('8 折')
  expect(describeReward({ ...percent, value: 15 }, zhTW, 'zh-TW')).toBe('8.5 折')
  expect(describeReward(percent, en, 'en')).toBe('20% off')
  expect(describeReward({ type: 'discount_fixed', value: 1200 }, zhTW, 'zh-TW')).toBe('折 NT$1,200')
  expect(describeReward({ type: 'gift', text: '甜點' }, en, 'en')).toBe('甜點')
})

test('an end at midnight is the evening before', () => {
  expect(formatEnd('2026-12-01T00:00:00+08:00', 'zh-TW')).toBe('2026/11/30（一）23:59')
  expect(formatEnd('2026-12-01T18:30:00+08:00', 'en')).toBe('2026/12/01 (Tue) 18:30')
})

test('names weekdays', () => {
  expect(describeHours([{ days: [1, 2], from: '14:00', to: '17:00' }], zhTW)).toBe('一 二 14:00–17:00')
})
