import { act, createElement, useEffect } from 'react'
import { createRoot } from 'react-dom/client'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { announce, announceOnArrival, dismiss, tell, useAnnouncements } from './announce.ts'

Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true })

let seen: readonly { id: number; text: string }[] = []
function Listener() {
  const now = useAnnouncements()
  useEffect(() => void (seen = now))
  return null
}

const texts = () => seen.map(({ text }) => text)

const root = createRoot(document.createElement('div'))
const dismissAll = () => act(() => seen.forEach(({ id }) => dismiss(id)))
beforeEach(() => {
  act(() => root.render(createElement(Listener)))
  // Tests of other files in the same process may have left some.
  act(tell)
  dismissAll()
})
afterEach(dismissAll)

test('shows an announcement at once, until it is dismissed', () => {
  act(() => announce('error', '失敗'))
  expect(texts()).toEqual(['失敗'])
  act(() => dismiss(seen[0]?.id ?? 0))
  expect(texts()).toEqual([])
})

test('does not show an announcement for the next page on this one', () => {
  act(() => announceOnArrival('success', '登入成功'))
  expect(texts()).toEqual([])
  act(tell)
  expect(texts()).toEqual(['登入成功'])
})

test('keeps the three newest announcements', () => {
  act(() => ['一', '二', '三', '四'].forEach((text) => announce('success', text)))
  expect(texts()).toEqual(['二', '三', '四'])
})
