import type { PayStatus } from './ad.codes.ts'

/** The two facts behind the one status that the specification shows. */
export const reviews = ['draft', 'request', 'accept', 'reject'] as const
export const pays = ['none', 'unpay', 'paid'] as const
export type Review = (typeof reviews)[number]
export type Pay = (typeof pays)[number]
export type AdState = {
  review: Review
  pay: Pay
  /** What was approved before goes on playing while a change of it is judged. */
  onAir?: boolean
}

/** A review under way or finished wins over the payment. */
export function statusOf({ review, pay }: AdState): PayStatus {
  if (review !== 'draft') return review
  return pay === 'none' ? '' : pay
}

export const adActions = [
  'edit',
  'editContent',
  'change',
  'delete',
  'pay',
  'settle',
  'submit',
  'approve',
  'reject',
  'withdraw',
  'recordPayment',
] as const
export type AdAction = (typeof adActions)[number]

/** Whom a move belongs to: the ad's own store, the platform's operators, the payment's signed notice. */
export type Party = 'store' | 'operator' | 'payment'

type Move = {
  action: AdAction
  from: readonly PayStatus[]
  /** Where the payment matters beside the status. */
  pay?: readonly Pay[]
  onAir?: true
  who: readonly Party[]
  becomes: (state: AdState) => AdState
}

const same = (state: AdState) => state
const awaitPayment = (state: AdState): AdState => ({ ...state, pay: 'unpay' })
const review = (next: Review) => (state: AdState) => ({ ...state, review: next })
const paid = (state: AdState): AdState => ({ ...state, pay: 'paid' })
const unpaid: readonly Pay[] = ['none', 'unpay']

/** Operators help a store with its ads; that the store hands one in for review is the store's own word. */
const helped: readonly Party[] = ['store', 'operator']

/**
 * Every move an ad can make; what is not here is a 409. `edit` may change all, `editContent` and `change` not the
 * type, the vehicle type and the dates, since those were paid for or booked.
 */
export const adMoves: readonly Move[] = [
  { action: 'edit', from: ['', 'unpay'], who: helped, becomes: same },
  { action: 'delete', from: ['', 'unpay'], who: helped, becomes: same },
  { action: 'pay', from: ['', 'unpay'], who: helped, becomes: awaitPayment },
  // Sent back unpaid, perhaps because of that: without this the store could only edit and wait.
  { action: 'pay', from: ['reject'], pay: unpaid, who: helped, becomes: awaitPayment },
  { action: 'settle', from: ['unpay', 'request', 'reject'], pay: ['unpay'], who: ['payment'], becomes: paid },
  { action: 'editContent', from: ['paid'], who: helped, becomes: same },
  {
    action: 'submit',
    from: ['unpay', 'paid', 'accept', 'reject'],
    who: ['store'],
    becomes: review('request'),
  },
  { action: 'approve', from: ['request'], pay: ['paid'], who: ['operator'], becomes: review('accept') },
  { action: 'reject', from: ['request'], who: ['operator'], becomes: review('reject') },
  { action: 'recordPayment', from: ['request'], pay: unpaid, who: ['operator'], becomes: paid },
  { action: 'edit', from: ['reject'], pay: unpaid, who: helped, becomes: same },
  { action: 'editContent', from: ['reject'], pay: ['paid'], who: helped, becomes: same },
  { action: 'change', from: ['accept'], who: helped, becomes: same },
  { action: 'withdraw', from: ['accept'], who: ['operator'], becomes: review('reject') },
  // A rejected change leaves the ad on air; an operator must still be able to stop it.
  { action: 'withdraw', from: ['reject'], onAir: true, who: ['operator'], becomes: same },
]

const fits = (move: Move, action: AdAction, state: AdState) =>
  move.action === action &&
  move.from.includes(statusOf(state)) &&
  (!move.pay || move.pay.includes(state.pay)) &&
  (!move.onAir || state.onAir === true)

export const findMove = (state: AdState, action: AdAction) =>
  adMoves.find((move) => fits(move, action, state))

/** What these parties may do with an ad in this state, in the table's order. */
export const actionsOf = (state: AdState, parties: readonly Party[]): AdAction[] =>
  adActions.filter((action) => findMove(state, action)?.who.some((party) => parties.includes(party)))

/** The one of the three ways to edit that this state allows, if any. */
export const editActionOf = (state: AdState): 'edit' | 'editContent' | 'change' | undefined =>
  (['edit', 'editContent', 'change'] as const).find((action) => findMove(state, action))
