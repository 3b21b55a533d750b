import type { PayStatus } from './ad-codes.ts'

/** The two parts of the specification's single status. */
export const reviews = ['draft', 'request', 'accept', 'reject'] as const
export const pays = ['none', 'unpay', 'paid'] as const
export type Review = (typeof reviews)[number]
export type Pay = (typeof pays)[number]
export type AdState = {
  review: Review
  pay: Pay
  /** The approved version keeps playing while a change is reviewed. */
  onAir?: boolean
}

/** Once an ad is submitted, its review decides the status. */
export function getAdStatus({ review, pay }: AdState): PayStatus {
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

/** Who may perform a transition: the ad's store, operators, the payment's signed webhook. */
export type Party = 'store' | 'operator' | 'payment'

type Transition = {
  action: AdAction
  from: readonly PayStatus[]
  /** Set if the payment matters besides the status. */
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

/** Operators may help a store with its ads, except to submit one. */
const storeOrOperator: readonly Party[] = ['store', 'operator']

/**
 * Every transition of an ad; anything else is a 409. `edit` may change everything; `editContent` and `change`
 * not the type, vehicle type and dates, which are paid for or booked.
 */
export const adTransitions: readonly Transition[] = [
  { action: 'edit', from: ['', 'unpay'], who: storeOrOperator, becomes: same },
  { action: 'delete', from: ['', 'unpay'], who: storeOrOperator, becomes: same },
  { action: 'pay', from: ['', 'unpay'], who: storeOrOperator, becomes: awaitPayment },
  // An ad may be rejected because it is unpaid; without this the store could not pay for it.
  { action: 'pay', from: ['reject'], pay: unpaid, who: storeOrOperator, becomes: awaitPayment },
  { action: 'settle', from: ['unpay', 'request', 'reject'], pay: ['unpay'], who: ['payment'], becomes: paid },
  { action: 'editContent', from: ['paid'], who: storeOrOperator, becomes: same },
  {
    action: 'submit',
    from: ['unpay', 'paid', 'accept', 'reject'],
    who: ['store'],
    becomes: review('request'),
  },
  { action: 'approve', from: ['request'], pay: ['paid'], who: ['operator'], becomes: review('accept') },
  { action: 'reject', from: ['request'], who: ['operator'], becomes: review('reject') },
  { action: 'recordPayment', from: ['request'], pay: unpaid, who: ['operator'], becomes: paid },
  { action: 'edit', from: ['reject'], pay: unpaid, who: storeOrOperator, becomes: same },
  { action: 'editContent', from: ['reject'], pay: ['paid'], who: storeOrOperator, becomes: same },
  { action: 'change', from: ['accept'], who: storeOrOperator, becomes: same },
  { action: 'withdraw', from: ['accept'], who: ['operator'], becomes: review('reject') },
  // A rejected change leaves the ad on air; an operator must still be able to stop it.
  { action: 'withdraw', from: ['reject'], onAir: true, who: ['operator'], becomes: same },
]

const fits = (move: Transition, action: AdAction, state: AdState) =>
  move.action === action &&
  move.from.includes(getAdStatus(state)) &&
  (!move.pay || move.pay.includes(state.pay)) &&
  (!move.onAir || state.onAir === true)

export const findTransition = (state: AdState, action: AdAction) =>
  adTransitions.find((move) => fits(move, action, state))

/** What these parties may do with an ad in this state. */
export const listAdActions = (state: AdState, parties: readonly Party[]): AdAction[] =>
  adActions.filter((action) => findTransition(state, action)?.who.some((party) => parties.includes(party)))

/** Which of the three edit actions this state allows, if any. */
export const getEditAction = (state: AdState): 'edit' | 'editContent' | 'change' | undefined =>
  (['edit', 'editContent', 'change'] as const).find((action) => findTransition(state, action))
