import type { Ticket } from '@lumiroute/contract/coupon'
import { act } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { showInApp } from '../../testing/show-in-app.tsx'
import { endOf, useTicketCode } from './use-ticket-code.ts'

const start = Date.parse('2026-11-18T12:00:00+08:00')
const held = { ticketNo: 'T1', status: 'held' } as Ticket
let ticketList: Ticket[]
let isAway = false
let given = 0

beforeEach(() => {
  vi.useFakeTimers({ now: start })
  ticketList = [held]
  isAway = false
  given = 0
  vi.stubGlobal('fetch', (url: string) => {
    if (isAway) return Promise.reject(new TypeError('offline'))
    if (url.includes('/coupon/mine/')) return Promise.resolve(Response.json({ ticketList }))
    given += 1
    const codeExpiresAt = new Date(Date.now() + 60_000).toISOString()
    return Promise.resolve(Response.json({ code: `CODE${given}`, codeExpiresAt }))
  })
})
afterEach(() => {
  vi.unstubAllGlobals()
  vi.useRealTimers()
})

function Shown() {
  const { code, secondsLeft, error, isUsed } = useTicketCode(held)
  return <p>{`${code} ${secondsLeft} ${error ? 'failed' : 'fine'} ${isUsed ? 'used' : 'open'}`}</p>
}
const wait = (seconds: number) => act(() => vi.advanceTimersByTimeAsync(seconds * 1000))

test('counts down, and renews the code before it is over', async () => {
  const { container } = await showInApp(<Shown />, { isSignedIn: true })
  await wait(0)
  expect(container.textContent).toBe('CODE1 50 fine open')
  await wait(30)
  expect(container.textContent).toBe('CODE1 20 fine open')
  await wait(20)
  expect(container.textContent).toBe('CODE2 50 fine open')
})

test('a code that could not be renewed is shown until its end, and then no longer', async () => {
  const { container } = await showInApp(<Shown />, { isSignedIn: true })
  await wait(0)
  isAway = true
  await wait(55)
  expect(container.textContent).toBe('CODE1 0 failed open')
  await wait(5)
  expect(container.textContent).toBe('null 0 failed open')
  isAway = false
  await wait(4)
  expect(container.textContent).toMatch(/^CODE2 \d+ fine open$/)
})

test('stops when the staff has used the ticket', async () => {
  const { container } = await showInApp(<Shown />, { isSignedIn: true })
  await wait(0)
  ticketList = [{ ...held, status: 'used' }]
  await wait(5)
  expect(container.textContent).toMatch(/used$/)
  await wait(120)
  expect(given).toBe(1)
})

test('a phone with a wrong clock counts from the arrival of the code', () => {
  const ends = (text: string) => (endOf(text, start) - start) / 1000
  expect(ends('2026-11-18T12:00:58+08:00')).toBe(58)
  expect(ends('2026-11-18T11:00:58+08:00')).toBe(60)
  expect(ends('2026-11-18T13:00:58+08:00')).toBe(60)
})
