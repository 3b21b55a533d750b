import { describe, expect, test } from 'vitest'
import { payStatusCodes } from './ad-codes.ts'
import {
  listAdActions,
  type AdAction,
  adActions,
  type AdState,
  findTransition,
  pays,
  reviews,
  getAdStatus,
} from './ad.machine.ts'

const states: AdState[] = reviews.flatMap((review) => pays.map((pay) => ({ review, pay })))

/** Expected actions of each party for every status. */
const table: Record<string, { store: AdAction[]; operator: AdAction[] }> = {
  'draft none': { store: ['edit', 'delete', 'pay'], operator: ['edit', 'delete', 'pay'] },
  'draft unpay': { store: ['edit', 'delete', 'pay', 'submit'], operator: ['edit', 'delete', 'pay'] },
  'draft paid': { store: ['editContent', 'submit'], operator: ['editContent'] },
  'request none': { store: [], operator: ['reject', 'recordPayment'] },
  'request unpay': { store: [], operator: ['reject', 'recordPayment'] },
  'request paid': { store: [], operator: ['approve', 'reject'] },
  'accept none': { store: ['change', 'submit'], operator: ['change', 'withdraw'] },
  'accept unpay': { store: ['change', 'submit'], operator: ['change', 'withdraw'] },
  'accept paid': { store: ['change', 'submit'], operator: ['change', 'withdraw'] },
  'reject none': { store: ['edit', 'pay', 'submit'], operator: ['edit', 'pay'] },
  'reject unpay': { store: ['edit', 'pay', 'submit'], operator: ['edit', 'pay'] },
  'reject paid': { store: ['editContent', 'submit'], operator: ['editContent'] },
}
const getKey = ({ review, pay }: AdState) => `${review} ${pay}`

describe('actions on an ad', () => {
  test.each(states)('$review $pay', (state) => {
    const { store, operator } = table[getKey(state)] as (typeof table)[string]
    expect(listAdActions(state, ['store'])).toEqual(store)
    expect(listAdActions(state, ['operator'])).toEqual(operator)
  })

  test('an operator has both roles for an ad of the platform itself', () => {
    expect(listAdActions({ review: 'draft', pay: 'paid' }, ['store', 'operator'])).toEqual([
      'editContent',
      'submit',
    ])
  })
})

test('a review in progress or done hides the payment, a draft shows it', () => {
  const drafts = states.slice(0, 3).map(getAdStatus)
  expect(drafts).toEqual(['', 'unpay', 'paid'])
  for (const { review, pay } of states.slice(3)) expect(getAdStatus({ review, pay })).toBe(review)
  expect(new Set(states.map(getAdStatus))).toEqual(new Set(payStatusCodes))
})

test('every transition ends in a known state, and only a payment makes an ad paid', () => {
  const moves = states.flatMap((state) =>
    adActions.map((action) => ({ action, state, next: findTransition(state, action)?.becomes(state) })),
  )
  const made = moves.filter(({ next }) => next !== undefined)
  for (const { next } of made) expect(states).toContainEqual(next)
  const paying = made.filter(({ state, next }) => next?.pay === 'paid' && state.pay !== 'paid')
  expect(new Set(paying.map(({ action }) => action))).toEqual(new Set(['settle', 'recordPayment']))
})

test('after a rejected change, an ad still on air can be stopped, another cannot', () => {
  expect(listAdActions({ review: 'reject', pay: 'paid', onAir: true }, ['operator'])).toContain('withdraw')
  expect(listAdActions({ review: 'reject', pay: 'paid', onAir: false }, ['operator'])).not.toContain(
    'withdraw',
  )
})

test('a payment counts in every unpaid state, never twice', () => {
  const settled = states.filter((state) => findTransition(state, 'settle')).map(getKey)
  expect(settled).toEqual(['draft unpay', 'request unpay', 'reject unpay'])
})
