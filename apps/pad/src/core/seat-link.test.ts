import { closeCodes } from '@lumiroute/games/protocol'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { FakeSocket, roomMessage } from '../testing/fake-socket.ts'
import { seatLink } from './seat-link.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

function watch() {
  const sockets: FakeSocket[] = []
  const told: string[] = []
  const open = () => {
    const socket = new FakeSocket()
    sockets.push(socket)
    return socket
  }
  const link = seatLink(open, 'secret', {
    heard: ({ type }) => told.push(type),
    linked: () => told.push('linked'),
    lost: () => told.push('lost'),
    closed: (code) => told.push(`closed ${code}`),
  })
  const last = () => sockets[sockets.length - 1] as FakeSocket
  return { link, sockets, told, last }
}

test('says its token first and sends nothing before the server has answered', () => {
  const { link, told, last } = watch()
  last().onopen?.()
  link.send(Uint8Array.of(1, 0, 0))
  expect(last().sent).toEqual(['{"type":"seat","token":"secret"}'])
  last().say(roomMessage())
  link.send(Uint8Array.of(1, 0, 0))
  expect(last().sent[1]).toEqual(Uint8Array.of(1, 0, 0))
  expect(told).toEqual(['room', 'linked'])
})

test('comes back after 0.25, 0.5, 1 and 1 seconds, and starts anew once it was connected', () => {
  const { sockets, last } = watch()
  const drop = () => last().onclose?.({ code: 1006 })
  for (const wait of [250, 500, 1000, 1000]) {
    drop()
    vi.advanceTimersByTime(wait - 1)
    const before = sockets.length
    vi.advanceTimersByTime(1)
    expect(sockets.length).toBe(before + 1)
  }
  last().say(roomMessage())
  drop()
  vi.advanceTimersByTime(250)
  expect(sockets).toHaveLength(6)
})

test('takes five silent seconds for a dead network', () => {
  const { sockets, told, last } = watch()
  last().say(roomMessage())
  vi.advanceTimersByTime(4900)
  last().say(roomMessage())
  vi.advanceTimersByTime(4900)
  expect(sockets).toHaveLength(1)
  vi.advanceTimersByTime(400)
  expect(sockets).toHaveLength(2)
  expect(sockets[0]?.isClosed).toBe(true)
  expect(told).toContain('lost')
})

test('does not wait when somebody returns to the page', () => {
  const { link, sockets, last } = watch()
  last().onclose?.({ code: 1006 })
  last().onclose?.({ code: 1006 })
  link.hurry()
  expect(sockets).toHaveLength(2)
  vi.advanceTimersByTime(3000)
  expect(sockets).toHaveLength(2)
})

test.each(['badToken', 'noRoom', 'replaced', 'ended', 'tooMany', 'badMessage'] as const)(
  'stays away after %s',
  (name) => {
    const { sockets, told, last } = watch()
    last().onclose?.({ code: closeCodes[name] })
    vi.advanceTimersByTime(60_000)
    expect(sockets).toHaveLength(1)
    expect(told).toEqual([`closed ${closeCodes[name]}`])
  },
)

test.each(['moved', 'restart', 'tooSlow'] as const)('comes back after %s', (name) => {
  const { sockets, last } = watch()
  last().onclose?.({ code: closeCodes[name] })
  vi.advanceTimersByTime(250)
  expect(sockets).toHaveLength(2)
})

test('leaving tells the server and ends for good', () => {
  const { link, sockets, last } = watch()
  last().say(roomMessage())
  link.leave()
  expect(sockets[0]?.sent).toEqual(['{"type":"leave"}'])
  expect(sockets[0]?.isClosed).toBe(true)
  vi.advanceTimersByTime(60_000)
  expect(sockets).toHaveLength(1)
})
