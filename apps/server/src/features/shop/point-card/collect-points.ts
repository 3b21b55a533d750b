import type { Tx } from '../../../db/db.ts'
import { issueRewards } from './issue-rewards.ts'
import { openCard } from './open-card.ts'
import {
  addLedgerEntry,
  type CardRow,
  type Entry,
  getCard,
  hasLedgerEntry,
  lockPoints,
  recordUse,
  setCardState,
} from './queries/member-card.queries.ts'

/** Limits one purchase, so that a mistyped unit does not fill a thousand cards. */
export const maxPointsAtOnce = 500

type Collect = Omit<Entry, 'delta' | 'reason'> & {
  pointCardId: number
  memberId: number
  points: number
  reason: 'earn' | 'adjust'
}
type Collected = { earned: number; cards: CardRow[]; rewards: string[] }

/** Adds points to the member's card, and to the next one once it is full. */
export async function collectPoints(tx: Tx, collect: Collect): Promise<Collected> {
  const { pointCardId, memberId, points, reason, ref, at } = collect
  await lockPoints(tx, memberId)
  const collected: Collected = { earned: 0, cards: [], rewards: [] }
  if (ref && (await hasLedgerEntry(tx, memberId, reason, ref))) return collected
  for (let left = Math.min(points, maxPointsAtOnce); left > 0;) {
    const card = await openCard(tx, {
      pointCardId: collected.cards.at(-1)?.pointCardId ?? pointCardId,
      memberId,
      at,
    })
    if (!card) break
    const part = Math.min(left, card.goal - card.points)
    const filled = await addToCard(tx, card, part, collect)
    collected.rewards.push(...filled.rewards)
    collected.cards.push(filled.card)
    collected.earned += part
    left -= part
  }
  return collected
}

async function addToCard(
  tx: Tx,
  card: CardRow,
  part: number,
  { reason, ref, staffAccountId, note, at }: Collect,
) {
  const above = card.points
  const entered = await addLedgerEntry(tx, card, { delta: part, reason, ref, staffAccountId, note, at })
  const touched = await recordUse(tx, entered, at)
  const isFull = touched.points === touched.goal
  const filled = isFull ? await setCardState(tx, touched, 'full') : touched
  const rewards = await issueRewards(tx, filled, { above, at })
  // The member sees the next card immediately.
  if (isFull) await openCard(tx, { pointCardId: card.pointCardId, memberId: card.memberId, at })
  return { card: await getCard(tx, card.id), rewards }
}
