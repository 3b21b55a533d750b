import { listAdActions, pays, reviews, getAdStatus } from '@lumiroute/contract/ad'
import type { Ad, Party } from '@lumiroute/contract/ad'
import type { TFunction } from 'i18next'
import { describe, expect, it } from 'vitest'
import { getFormMode } from '../../features/advertising/ad/ad-buttons.ts'
import type { Numbered } from '../kit/list-context.ts'
import { listRowActions } from '../kit/row-actions.tsx'
import { AdListPage } from './ad-list.tsx'

const states = reviews.flatMap((review) => pays.map((pay) => ({ review, pay })))
const key = ((name: string) => name) as unknown as TFunction
const context = {
  storeCode: '',
  storeId: 1,
  chosen: undefined,
  isAll: false,
  canChoose: false,
  may: () => true,
}
const options = { noun: 'ad', t: key, context, canOpen: () => true, start: () => undefined }

const getButtons = (actions: readonly string[], statusCode: string, code = 'move_play') => {
  const moveType = { code, name: '' }
  const ad = {
    id: 1,
    name: '',
    actions,
    payment: { statusCode },
    moveType,
    onAir: statusCode === 'accept',
    rowNumber: 1,
  } as Numbered<Ad>
  return listRowActions(AdListPage.definition.rowActions ?? [], ad, options).map(({ id, label, disabled }) =>
    disabled ? `${id} off` : id === 'edit' ? (label.split('.').at(-1) ?? '') : id,
  )
}

/** The specification's actions for each status; a rejected but paid ad keeps its paid parts. */
const forStore: Record<string, string[]> = {
  '': ['edit', 'sendAndPay', 'view', 'delete'],
  unpay: ['edit', 'sendAndPay', 'view', 'delete'],
  paid: ['edit', 'sendAndPay', 'view'],
  request: ['view', 'sendAndPay off'],
  accept: ['change', 'sendAndPay', 'view', 'records', 'report'],
  reject: ['edit', 'sendAndPay', 'view'],
}
/** Operators may pay for another store's ad, but not submit it. */
const forOperator: Record<string, string[]> = {
  ...forStore,
  paid: ['edit', 'sendAndPay off', 'view'],
  accept: ['change', 'sendAndPay off', 'view', 'records', 'report'],
  reject: ['edit', 'sendAndPay off', 'view'],
}
const roles: { name: string; parties: Party[]; expected: Record<string, string[]> }[] = [
  { name: 'store', parties: ['store'], expected: forStore },
  { name: 'operator', parties: ['operator'], expected: forOperator },
]

describe.each(roles)('row actions of the $name', ({ parties, expected }) => {
  it.each(states)('match the status in review $review and pay $pay', (state) => {
    const status = getAdStatus(state)
    const isHelped = status === 'reject' && state.pay !== 'paid'
    const wanted = isHelped ? forStore.reject : expected[status]
    expect(getButtons(listAdActions(state, parties), status)).toEqual(wanted)
  })
})

it('opens the game of an approved game ad', () => {
  const actions = listAdActions({ review: 'accept', pay: 'paid' }, ['store'])
  const buttons = getButtons(actions, 'accept', 'store_united_game')
  expect(buttons).toEqual(['change', 'sendAndPay', 'view', 'game', 'records', 'report'])
})

const modes = states.map((state) => {
  const status = getAdStatus(state)
  const isPaidFor = status === 'paid' || status === 'accept' || (status === 'reject' && state.pay === 'paid')
  const mode = status === 'request' ? 'view' : isPaidFor ? 'content' : 'all'
  return { ...state, mode }
})

it.each(modes)('opens for editing in review $review and pay $pay as $mode', ({ mode, ...state }) => {
  const ad = { actions: listAdActions(state, ['store']) }
  expect(getFormMode(ad, 0)).toBe(mode)
  expect(getFormMode(ad, 1)).toBe('view')
  expect(getFormMode(ad, 2)).toBe(mode === 'all' ? 'content' : mode)
})
