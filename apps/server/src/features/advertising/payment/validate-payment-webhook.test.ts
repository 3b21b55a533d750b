import { describe, expect, test } from 'vitest'
import {
  type AttemptStatus,
  isAdPayable,
  validatePaymentWebhook,
  type WebhookOutcome,
} from './validate-payment-webhook.ts'

const attempts: AttemptStatus[] = ['INIT', 'PENDING', 'SUCCESS', 'FAIL', 'EXPIRED']
type Row = [reported: 'SUCCESS' | 'FAIL' | 'PENDING', ...WebhookOutcome[]]

/** Every payment status against every reported result. */
const table: Row[] = [
  ['SUCCESS', 'settled', 'settled', 'repeated', 'settled', 'settled'],
  ['FAIL', 'failed', 'failed', 'outOfOrder', 'repeated', 'failed'],
  ['PENDING', 'pending', 'repeated', 'outOfOrder', 'outOfOrder', 'outOfOrder'],
]

describe.each(table)('%s', (reported, ...outcomes) => {
  test.each(attempts.map((attempt, at) => [attempt, outcomes[at]] as const))(
    'after %s is %s',
    (attempt, outcome) => {
      expect(validatePaymentWebhook({ reported, attempt, order: 'INIT', isPayable: true })).toBe(outcome)
    },
  )
})

test.each([
  ['draft', 'settled'],
  ['request', 'settled'],
  ['reject', 'settled'],
  ['accept', 'late'],
  [null, 'late'],
] as const)('money for an ad in %s is %s', (review, outcome) => {
  expect(
    validatePaymentWebhook({
      reported: 'SUCCESS',
      attempt: 'INIT',
      order: 'INIT',
      isPayable: isAdPayable(review),
    }),
  ).toBe(outcome)
})

test.each([
  ['SUCCESS', 'doublePaid'],
  ['EXPIRED', 'late'],
  ['REFUNDING', 'late'],
  ['REFUNDED', 'late'],
  ['PART_REFUNDED', 'late'],
  ['FAIL', 'settled'],
  ['PENDING', 'settled'],
] as const)('money for an order in %s is %s', (order, outcome) => {
  expect(validatePaymentWebhook({ reported: 'SUCCESS', attempt: 'INIT', order, isPayable: true })).toBe(
    outcome,
  )
})
