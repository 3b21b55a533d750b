import { listAdActions } from '@lumiroute/contract/ad'
import type { Ad, AdState } from '@lumiroute/contract/ad'
import { QueryClientProvider } from '@tanstack/react-query'
import { act } from 'react'
import { createRoot } from 'react-dom/client'
import type { Root } from 'react-dom/client'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { queryClient } from '../../../lib/api/query.ts'
import { loadTexts } from '../../../lib/text.ts'
import { SendAndPayDialog } from './send-and-pay-dialog.tsx'

Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true })

let root: Root
beforeEach(async () => {
  await loadTexts('ads')
  root = createRoot(document.body.appendChild(document.createElement('div')))
})
afterEach(async () => {
  await act(async () => root.unmount())
  document.body.replaceChildren()
  vi.unstubAllGlobals()
})

async function draw(state: AdState, hasOpenChange = false) {
  const payment = { statusCode: state.review || 'paid', statusName: '', pay: state.pay }
  const actions = listAdActions(state, ['store'])
  const ad = { id: 7, name: '週年慶', store: { id: 1 }, actions, payment, hasOpenChange } as unknown as Ad
  const dialog = <SendAndPayDialog ad={ad} open onClose={() => undefined} />
  await act(async () => root.render(<QueryClientProvider client={queryClient}>{dialog}</QueryClientProvider>))
}
const getButton = (name: string) =>
  [...document.querySelectorAll('button')].find(({ textContent }) => textContent === name)
const dialogText = () => document.querySelector('[role=dialog]')?.textContent ?? ''

it('explains what resubmitting an accepted ad with a change means', async () => {
  await draw({ review: 'accept', pay: 'paid' }, true)
  expect(dialogText()).toContain('再次送出會把核准後的變更交給平台審核，不需再付款')
  expect(getButton('再次送出審核')?.disabled).toBe(false)
  expect(getButton('支付廣告訂閱')?.disabled).toBe(true)
})

it('says that an accepted ad without a change need not be resubmitted', async () => {
  await draw({ review: 'accept', pay: 'paid' })
  expect(dialogText()).toContain('核准後沒有變更，不需要再送出')
  expect(getButton('再次送出審核')?.disabled).toBe(false)
})

it.each([
  [
    { fixLocation: '找不到播放地點「火星」，請從清單選擇' },
    '找不到播放地點「火星」，請從清單選擇',
    ['找不到播放地點「火星」，請從清單選擇'],
  ],
  [{ fixLocation: '**必填' }, '廣告資料尚未完整：播放地點', ['廣告資料尚未完整：播放地點']],
  [
    { gameId: '**必填', playId1: '播放清單尚無素材' },
    '廣告資料尚未完整：遊戲、主播放清單的素材',
    ['廣告資料尚未完整：遊戲、主播放清單的素材', '播放清單尚無素材'],
  ],
])('shows the refusal %o as an actionable text', async (fields, message, lines) => {
  const refusal = { status: 400, code: 'VALIDATION', message, fields }
  vi.stubGlobal('fetch', async () => Response.json(refusal, { status: 400 }))
  await draw({ review: 'draft', pay: 'unpay' })
  await act(async () => getButton('支付廣告訂閱')?.click())
  await vi.waitFor(() =>
    expect(document.querySelector('[role=alert]')?.textContent?.split('\n')).toEqual(lines),
  )
})
