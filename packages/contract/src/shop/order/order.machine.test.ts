import { describe, expect, test } from 'vitest'
import { orderStatuses, paymentStatuses } from './order-codes.ts'
import { type OrderAction, getOrderActions, type OrderParty } from './order.machine.ts'

const parties: OrderParty[] = ['store', 'member', 'payment', 'clock']

/** Expected actions of each party by status, payment and time of payment; anything else allows none. */
const open = ['INIT', 'PENDING', 'FAIL']
const paid = ['SUCCESS', 'PART_REFUNDED']
const rows: [string, string[], boolean[], Partial<Record<OrderParty, OrderAction[]>>][] = [
  [
    'created',
    open,
    [false],
    { payment: ['settle'], clock: ['expire'], store: ['pay', 'cancel'], member: ['pay', 'cancel'] },
  ],
  ['created', open, [true], { store: ['prepare', 'collect', 'cancel'], member: ['cancel'] }],
  ['paid', paid, [false, true], { store: ['prepare', 'complete', 'refund'] }],
  ['preparing', open, [true], { store: ['ready', 'collect', 'cancel'] }],
  ['preparing', open, [false], { store: ['ready'] }],
  ['preparing', paid, [false, true], { store: ['ready', 'complete', 'refund'] }],
  ['ready', open, [true], { store: ['collect', 'cancel'] }],
  ['ready', paid, [false, true], { store: ['complete', 'refund'] }],
  ['done', paid, [false, true], { store: ['refund'] }],
  ['canceled', ['REFUNDING'], [false, true], { store: ['refund'] }],
]

const expected = (status: string, payment: string, isPayLater: boolean, party: OrderParty) =>
  rows.find((row) => row[0] === status && row[1].includes(payment) && row[2].includes(isPayLater))?.[3][
    party
  ] ?? []

describe.each(orderStatuses)('%s', (status) => {
  test.each(paymentStatuses)('%s', (payment) => {
    for (const isPayLater of [false, true])
      for (const party of parties)
        expect(getOrderActions({ status, payment, isPayLater }, party)).toEqual(
          expected(status, payment, isPayLater, party),
        )
  })
})
