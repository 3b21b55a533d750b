import type { CouponFields } from '@lumiroute/contract/coupon'
import { expect, test } from 'vitest'
import { findNarrowedFields } from './find-narrowed-fields.ts'

const base = {
  cpnReward: { type: 'discount_fixed', value: 100 },
  cpnMinSpend: 100,
  cpnScope: { type: 'all', cateCodes: [], prodCodes: [], exclude: [] },
  cpnIssue: { type: 'public' },
  cpnTotalQty: null,
  cpnPerMember: 1,
  cpnValid: { mode: 'days_after_claim', days: 30 },
  cpnUseHours: [],
  cpnStackable: false,
  cpnStackWith: [],
  cpnRedeem: 'online',
} as unknown as CouponFields

type Field = keyof CouponFields
const fixed = (startAt: string | null, endAt: string) => ({ mode: 'fixed', startAt, endAt })
const scope = (type: string, given: object = {}) => ({
  type,
  cateCodes: [],
  prodCodes: [],
  exclude: [],
  ...given,
})
const [nov, dec, jan] = ['2026-11-01T00:00:00Z', '2026-12-01T00:00:00Z', '2027-01-01T00:00:00Z'] as const
const hours = (from: string, to: string, ...days: number[]) => ({ days, from, to })

/** Field, the value that holders know, values that are no worse for them, values that are worse. */
const cases: [Field, unknown, unknown[], unknown[]][] = [
  [
    'cpnReward',
    { type: 'discount_fixed', value: 100 },
    [{ type: 'discount_fixed', value: 100 }],
    [{ type: 'discount_fixed', value: 99 }],
  ],
  [
    'cpnReward',
    { type: 'discount_percent', value: 20, maxDiscount: 200 },
    [{ type: 'discount_percent', value: 20, maxDiscount: 200 }],
    [
      { type: 'discount_percent', value: 19, maxDiscount: 200 },
      { type: 'discount_percent', value: 30, maxDiscount: 199 },
    ],
  ],
  [
    'cpnReward',
    { type: 'free_shipping', maxDiscount: null },
    [{ type: 'free_shipping', maxDiscount: null }],
    [{ type: 'free_shipping', maxDiscount: 500 }, { type: 'free' }],
  ],
  [
    'cpnReward',
    { type: 'price_explicit', value: 50 },
    [
      { type: 'price_explicit', value: 50 },
      { type: 'price_explicit', value: 49 },
    ],
    [
      { type: 'price_explicit', value: 51 },
      { type: 'discount_fixed', value: 10 },
    ],
  ],
  [
    'cpnReward',
    { type: 'points', value: 3, pcCode: 'A' },
    [{ type: 'points', value: 3, pcCode: 'A' }],
    [
      { type: 'points', value: 2, pcCode: 'A' },
      { type: 'points', value: 9, pcCode: 'B' },
    ],
  ],
  [
    'cpnReward',
    { type: 'gift', text: '杯子' },
    [{ type: 'gift', text: '杯子' }],
    [{ type: 'gift', text: '盤子' }, { type: 'free' }],
  ],
  [
    'cpnReward',
    { type: 'free', originalPrice: 100 },
    [{ type: 'free', originalPrice: 90 }],
    [{ type: 'gift', text: '杯子' }],
  ],
  [
    'cpnScope',
    scope('cateCodes', { cateCodes: ['TEA'] }),
    [scope('all'), scope('cateCodes', { cateCodes: ['tea', 'CAKE'] })],
    [scope('cateCodes', { cateCodes: ['CAKE'] }), scope('prodCodes', { cateCodes: ['TEA'] })],
  ],
  [
    'cpnScope',
    scope('prodCodes', { prodCodes: ['P1'], exclude: ['P9'] }),
    [scope('prodCodes', { prodCodes: ['p1'] }), scope('all', { exclude: ['p9'] })],
    [scope('prodCodes', { prodCodes: ['P2'] }), scope('all', { exclude: ['P8'] })],
  ],
  [
    'cpnIssue',
    { type: 'point_exchange', pcCode: 'A', pointCost: 5 },
    [
      { type: 'point_exchange', pcCode: 'A', pointCost: 5 },
      { type: 'point_exchange', pcCode: 'A', pointCost: 4 },
    ],
    [
      { type: 'point_exchange', pcCode: 'A', pointCost: 6 },
      { type: 'point_exchange', pcCode: 'B', pointCost: 5 },
    ],
  ],
  [
    'cpnIssue',
    { type: 'lottery', probability: 50 },
    [{ type: 'lottery', probability: 50 }],
    [{ type: 'lottery', probability: 49 }, { type: 'public' }],
  ],
  [
    'cpnIssue',
    { type: 'tag', tagCodes: ['VIP'] },
    [{ type: 'tag', tagCodes: ['vip', 'NEW'] }],
    [{ type: 'tag', tagCodes: ['NEW'] }, { type: 'claim' }],
  ],
  [
    'cpnIssue',
    { type: 'code', code: 'A' },
    [{ type: 'code', code: 'A' }],
    [{ type: 'code', code: 'B' }, { type: 'public' }],
  ],
  [
    'cpnIssue',
    { type: 'game_win', gameId: 1 },
    [
      { type: 'game_win', gameId: 1 },
      { type: 'game_win', gameId: null },
    ],
    [{ type: 'game_win', gameId: 2 }, { type: 'public' }],
  ],
  ['cpnIssue', { type: 'birthday' }, [{ type: 'birthday' }], [{ type: 'new_friend' }]],
  [
    'cpnValid',
    { mode: 'days_after_claim', days: 30 },
    [{ mode: 'days_after_claim', days: 30 }],
    [{ mode: 'days_after_claim', days: 29 }, fixed(null, jan)],
  ],
  [
    'cpnValid',
    fixed(nov, dec),
    [fixed(nov, dec), fixed(null, dec), fixed(nov, jan)],
    [fixed(dec, jan), fixed(null, nov), { mode: 'days_after_claim', days: 99 }],
  ],
  ['cpnValid', fixed(null, dec), [fixed(null, dec)], [fixed(nov, dec)]],
  [
    'cpnUseHours',
    [hours('09:00', '18:00', 1, 2)],
    [[], [hours('09:00', '18:00', 1, 2)], [hours('08:00', '19:00', 2), hours('09:00', '18:00', 1)]],
    [
      [hours('09:00', '18:00', 1)],
      [hours('09:01', '18:00', 1, 2)],
      [hours('09:00', '17:59', 1, 2)],
      [hours('09:00', '18:00', 1, 3)],
    ],
  ],
  ['cpnUseHours', [], [[]], [[hours('00:00', '24:00', 0, 1, 2, 3, 4, 5, 6)]]],
  ['cpnTotalQty', 100, [100, null], [99]],
  ['cpnTotalQty', null, [null], [1_000_000]],
  ['cpnMinSpend', 300, [300, 299], [301]],
  ['cpnPerMember', 2, [2, 3], [1]],
  ['cpnStackable', true, [true], [false]],
  ['cpnStackable', false, [false, true], []],
  ['cpnStackWith', ['A'], [['a', 'B']], [['B']]],
  ['cpnRedeem', 'staff_qr', ['staff_qr'], ['online']],
]

test.each(cases)('%s %j: lists exactly the changes that are worse for holders', (field, old, fine, worse) => {
  const find = (next: unknown) =>
    Object.keys(findNarrowedFields({ ...base, [field]: old }, { ...base, [field]: next } as never))
  for (const next of fine) expect([next, find(next)]).toEqual([next, []])
  for (const next of worse)
    expect([next, find(next).map((name) => name.split('.')[0])]).toEqual([next, [field]])
})

test('a coupon that stacks with all may drop its list', () => {
  const old = { ...base, cpnStackWith: ['A'] } as CouponFields
  expect(findNarrowedFields(old, { ...base, cpnStackable: true, cpnStackWith: [] })).toEqual({})
})

test('names the place where the form shows the error', () => {
  const next = {
    ...base,
    cpnReward: { type: 'free', originalPrice: null },
    cpnScope: scope('prodCodes', { prodCodes: ['P'] }),
    cpnIssue: { type: 'claim' },
    cpnValid: { mode: 'days_after_claim', days: 1 },
    cpnMinSpend: 999,
  } as CouponFields
  expect(Object.keys(findNarrowedFields(base, next))).toEqual([
    'cpnReward.type',
    'cpnMinSpend',
    'cpnScope.type',
    'cpnIssue.type',
    'cpnValid.mode',
  ])
})
