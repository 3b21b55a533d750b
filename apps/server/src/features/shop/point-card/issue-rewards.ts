import type { PointReward } from '@lumiroute/contract/point-card'
import type { Tx } from '../../../db/db.ts'
import { issueTicket } from '../coupon/issue-ticket.ts'
import {
  addLedgerEntry,
  type CardRow,
  listIssuedRewards,
  setCardState,
} from './queries/member-card.queries.ts'

/** Issues the coupons that the card reached since `above`; text rewards are redeemed at the counter. */
export async function issueRewards(
  tx: Tx,
  card: CardRow,
  { above, at }: { above: number; at: Date },
): Promise<string[]> {
  const reached = card.rules.pcRewards.filter((each) => each.at > above && each.at <= card.points)
  const given = await listIssuedRewards(tx, card)
  const issued: string[] = []
  for (const reward of reached.filter((each) => each.cpnCode !== null && !given.has(each.at)))
    if (await issueReward(tx, card, reward, { at })) issued.push(reward.cpnCode as string)
  return issued
}

type By = { at: Date; staffAccountId?: number }

/**
 * False if the coupon is unavailable: the reward is then issued later. The reward at the goal empties the
 * card.
 */
export async function issueReward(tx: Tx, card: CardRow, reward: PointReward, by: By): Promise<boolean> {
  const { storeId, memberId, cardNo } = card
  const { cpnCode, ticketValidDays } = reward
  const source = { cardNo }
  const ticket = cpnCode
    ? await issueTicket(tx, {
        storeId,
        cpnCode,
        memberId,
        at: by.at,
        validDays: ticketValidDays,
        source,
        isReward: true,
      })
    : undefined
  if (ticket && ticket.outcome !== 'given') return false
  await redeemPoints(tx, card, reward.at, by)
  return true
}

async function redeemPoints(tx: Tx, card: CardRow, place: number, { at, staffAccountId }: By): Promise<void> {
  const isGoal = place === card.goal
  const ref = { refType: 'reward', refId: String(place) }
  await addLedgerEntry(tx, card, {
    delta: isGoal ? -card.points : 0,
    reason: 'redeem',
    ref,
    staffAccountId,
    at,
  })
  if (isGoal) await setCardState(tx, card, 'redeemed')
}
