import { QueryClientProvider } from '@tanstack/react-query'
import { act } from 'react'
import { createRoot } from 'react-dom/client'
import type { Root } from 'react-dom/client'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { queryClient } from '../../../lib/api/query.ts'
import { loadTexts } from '../../../lib/text.ts'
import { useReviewResult } from './use-review-result.tsx'

Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true })

let root: Root
const onDone = vi.fn()
beforeEach(async () => {
  await loadTexts('ads')
  onDone.mockClear()
  root = createRoot(document.body.appendChild(document.createElement('div')))
})
afterEach(async () => {
  await act(async () => root.unmount())
  document.body.replaceChildren()
  vi.unstubAllGlobals()
})

function Desk() {
  const { approve, showRefusal, dialog } = useReviewResult({ id: 7, version: 3 }, onDone)
  return (
    <>
      <button onClick={() => void approve().catch(showRefusal)}>approve</button>
      {dialog}
    </>
  )
}

async function approve(status: number, answer: object) {
  vi.stubGlobal('fetch', async () => Response.json({ status, ...answer }, { status }))
  await act(async () =>
    root.render(
      <QueryClientProvider client={queryClient}>
        <Desk />
      </QueryClientProvider>,
    ),
  )
  await act(async () => document.querySelector('button')?.click())
  const dialog = () => document.querySelector('[role=dialog],[role=alertdialog]')
  await vi.waitFor(() => expect(dialog()).not.toBeNull(), 5000)
  return dialog() as Element
}

it('shows the server’s reason for a refused review and reloads the ad', async () => {
  const message = '2026-11-20 無法播放：播放地點「廣場」目前沒有螢幕，請改選其他播放地點'
  const { textContent } = await approve(409, { code: 'CONFLICT', message })
  expect(textContent).toContain('[廣告審核]')
  expect(textContent).toContain(message)
  expect(textContent).toContain('資料已更新為最新狀態，請確認後再審核。')
  expect(onDone).not.toHaveBeenCalled()
})

it('shows any other error unchanged', async () => {
  const { textContent } = await approve(403, { code: 'FORBIDDEN', message: '沒有權限' })
  expect(textContent).toContain('沒有權限')
  expect(textContent).not.toContain('資料已更新為最新狀態')
})

it('continues once the result is dismissed', async () => {
  const dialog = await approve(200, { message: '廣告「週年慶」審核通過' })
  expect(dialog.textContent).toContain('廣告「週年慶」審核通過')
  expect(onDone).not.toHaveBeenCalled()
  await act(async () => dialog.querySelector('button')?.click())
  expect(onDone).toHaveBeenCalledOnce()
})
