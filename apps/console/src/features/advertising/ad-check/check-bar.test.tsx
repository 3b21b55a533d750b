import { listAdActions, pays, reviews } from '@lumiroute/contract/ad'
import type { Ad, AdState } from '@lumiroute/contract/ad'
import { act } from 'react'
import { createRoot } from 'react-dom/client'
import type { Root } from 'react-dom/client'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { loadTexts } from '../../../lib/text.ts'
import { CheckBar } from './check-bar.tsx'

Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true })

let root: Root
const states = reviews.flatMap((review) => pays.map((pay) => ({ review, pay })))
const nothing = () => undefined

async function draw(state: AdState, hindrance = '') {
  const ad = { actions: listAdActions(state, ['operator']) } as unknown as Ad
  const doings = { onApprove: nothing, onOpen: nothing, onCancel: nothing }
  await act(async () => root.render(<CheckBar ad={ad} busy={false} hindrance={hindrance} {...doings} />))
  return [...document.querySelectorAll('button')].map(({ textContent, disabled }) =>
    disabled ? `${textContent} off` : textContent,
  )
}

/** An unpaid ad waits for its payment; an ad on air can be cancelled. */
function expected({ review, pay }: AdState): string[] {
  if (review === 'accept') return ['取消', '停播']
  if (review !== 'request') return ['取消']
  return pay === 'paid' ? ['取消', '退回', '審核通過'] : ['取消', '登錄線下付款', '退回', '審核通過 off']
}

beforeEach(async () => {
  await loadTexts('ads')
  root = createRoot(document.body.appendChild(document.createElement('div')))
})
afterEach(async () => {
  await act(async () => root.unmount())
  document.body.replaceChildren()
})

it.each(states)('offers the allowed actions in review $review and pay $pay', async (state) => {
  expect(await draw(state)).toEqual(expected(state))
})

it('disables approval with a reason while a date has no vehicle', async () => {
  expect(await draw({ review: 'request', pay: 'paid' }, '沒有車輛')).toContain('審核通過 off')
  expect(document.querySelector('[role=status]')?.textContent).toBe('沒有車輛')
})
