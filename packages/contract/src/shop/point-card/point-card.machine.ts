import { allowsTransition, listTransitions, type Transitions } from '../shop/transitions.ts'
import type { PointCardStatus } from './point-card-codes.ts'

/** Every change of a point card's status; anything else is a 409. */
export const pointCardTransitions = {
  publish: { from: ['draft'], to: 'published' },
  republish: { from: ['ended'], to: 'published' },
  end: { from: ['published'], to: 'ended' },
} as const satisfies Transitions<PointCardStatus>
export type PointCardTransition = keyof typeof pointCardTransitions

export const canChangePointCardStatus = (from: PointCardStatus, to: PointCardStatus) =>
  allowsTransition<PointCardStatus>(pointCardTransitions, from, to)

export const pointCardActions = ['edit', 'earn', 'publish', 'republish', 'end', 'delete'] as const
export type PointCardAction = (typeof pointCardActions)[number]

/** Members collect points only on a published card. */
const isEarning = (status: PointCardStatus) => status === 'published'

/** `delete` is always offered: where members still collect, the refusal says how many. */
export const listPointCardActions = (status: PointCardStatus): PointCardAction[] => [
  'edit',
  ...(isEarning(status) ? (['earn'] as const) : []),
  ...listTransitions<PointCardStatus, typeof pointCardTransitions>(pointCardTransitions, status),
  'delete',
]
