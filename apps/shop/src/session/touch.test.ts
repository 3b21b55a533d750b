import { beforeEach, expect, test, vi } from 'vitest'
import { getTouch, takeTouch } from './touch.ts'

const id = '0f8fad5b-d9cb-469f-a165-70867728950e'
beforeEach(() => {
  localStorage.clear()
  vi.useRealTimers()
})
const open = (path: string) => {
  history.replaceState(null, '', path)
  takeTouch('TPE001')
}

test('takes the scan out of the address and keeps it for the sign-in', () => {
  open(`/s/TPE001/coupons?t=${id}&tab=mine#x`)
  expect(location.pathname + location.search + location.hash).toBe('/s/TPE001/coupons?tab=mine#x')
  expect(getTouch('TPE001')).toEqual({ touch: id })
  expect(getTouch('KHH001')).toEqual({})
})

test('forgets it after seven days', () => {
  vi.useFakeTimers()
  open(`/s/TPE001?t=${id}`)
  vi.advanceTimersByTime(7 * 86_400_000 - 1)
  expect(getTouch('TPE001')).toEqual({ touch: id })
  vi.advanceTimersByTime(1)
  expect(getTouch('TPE001')).toEqual({})
})

test.each(['nothing', '<script>', `${id}0`])('takes %s out of the address, and keeps nothing', (wrong) => {
  open(`/s/TPE001?t=${encodeURIComponent(wrong)}`)
  expect(location.search).toBe('')
  expect(getTouch('TPE001')).toEqual({})
})
