import { beforeEach, expect, test, vi } from 'vitest'
import { forgetSeat, takeSeat } from './seat-token.ts'

beforeEach(() => {
  localStorage.clear()
  vi.useRealTimers()
})
const open = (hash: string) => history.replaceState(null, '', `/s/TPE001/prizes${hash}`)

test('takes the seat out of the address and keeps it over the sign-in', () => {
  open('#seat=abc_DEF-123')
  expect(takeSeat('TPE001')).toBe('abc_DEF-123')
  expect(location.hash).toBe('')
  expect(takeSeat('TPE001')).toBe('abc_DEF-123')
  expect(takeSeat('KHH001')).toBeNull()
  forgetSeat('TPE001')
  expect(takeSeat('TPE001')).toBeNull()
})

test('forgets a seat whose prize can no longer be claimed', () => {
  vi.useFakeTimers()
  open('#seat=abc')
  takeSeat('TPE001')
  vi.advanceTimersByTime(20 * 60_000)
  expect(takeSeat('TPE001')).toBeNull()
})

test('ignores what is no seat', () => {
  open('#seat=<b>')
  expect(takeSeat('TPE001')).toBeNull()
})
