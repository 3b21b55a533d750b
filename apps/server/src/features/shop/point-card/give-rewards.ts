import type { PointReward } from '@lumiroute/contract/point-card'
import type { Tx } from '../../../db/db.ts'
import { issueTicket } from '../coupon/issue-ticket.ts'
import { enter, listGiven, moveCard } from './member-card.queries.ts'
import type { CardRow } from './point-card.rows.ts'

/** As people are told of it. */
type Given = string

/** The coupons that a card has reached since it stood at `above`; words wait for the counter. */
export async function giveRewards(
  tx: Tx,
  card: CardRow,
  { above, at }: { above: number; at: Date },
): Promise<Given[]> {
  const reached = card.rules.pcRewards.filter((each) => each.at > above && each.at <= card.points)
  const given = await listGiven(tx, card)
  const told: Given[] = []
  for (const reward of reached.filter((each) => each.cpnCode !== null && !given.has(each.at)))
    if (await giveReward(tx, card, reward, { at })) told.push(reward.cpnCode as string)
  return told
}

type By = { at: Date; staffAccountId?: number }

/** False where the coupon is used up: then the reward waits. The one at the goal empties the card. */
export async function giveReward(tx: Tx, card: CardRow, reward: PointReward, by: By): Promise<boolean> {
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
  await takeOff(tx, card, reward.at, by)
  return true
}

async function takeOff(tx: Tx, card: CardRow, place: number, { at, staffAccountId }: By): Promise<void> {
  const isGoal = place === card.goal
  const ref = { refType: 'reward', refId: String(place) }
  await enter(tx, card, { delta: isGoal ? -card.points : 0, reason: 'redeem', ref, staffAccountId, at })
  if (isGoal) await moveCard(tx, card, 'redeemed')
}
