import { describe, expect, test } from 'vitest'
import { type AttemptStatus, isAdWanted, judgeNotice, type Verdict } from './judge-notice.ts'

const attempts: AttemptStatus[] = ['INIT', 'PENDING', 'SUCCESS', 'FAIL', 'EXPIRED']
type Row = [said: 'SUCCESS' | 'FAIL' | 'PENDING', ...Verdict[]]

/** Every attempt's status against everything a notice can say. */
const table: Row[] = [
  ['SUCCESS', 'settled', 'settled', 'repeated', 'settled', 'settled'],
  ['FAIL', 'failed', 'failed', 'outOfOrder', 'repeated', 'failed'],
  ['PENDING', 'pending', 'repeated', 'outOfOrder', 'outOfOrder', 'outOfOrder'],
]

describe.each(table)('%s', (said, ...verdicts) => {
  test.each(attempts.map((attempt, at) => [attempt, verdicts[at]] as const))(
    'after %s is %s',
    (attempt, verdict) => {
      expect(judgeNotice({ said, attempt, order: 'INIT', isWanted: true })).toBe(verdict)
    },
  )
})

test.each([
  ['draft', 'settled'],
  ['request', 'settled'],
  ['reject', 'settled'],
  ['accept', 'late'],
  [null, 'late'],
] as const)('money for an ad in %s is %s', (review, verdict) => {
  expect(judgeNotice({ said: 'SUCCESS', attempt: 'INIT', order: 'INIT', isWanted: isAdWanted(review) })).toBe(
    verdict,
  )
})

test.each([
  ['SUCCESS', 'doublePaid'],
  ['EXPIRED', 'late'],
  ['REFUNDING', 'late'],
  ['REFUNDED', 'late'],
  ['PART_REFUNDED', 'late'],
  ['FAIL', 'settled'],
  ['PENDING', 'settled'],
] as const)('money for an order that is %s is %s', (order, verdict) => {
  expect(judgeNotice({ said: 'SUCCESS', attempt: 'INIT', order, isWanted: true })).toBe(verdict)
})
