import type { Tx } from '../../../db/db.ts'
import { giveRewards } from './give-rewards.ts'
import { enter, isEntered, lockPointsOf, moveCard, readCard, touchCard } from './member-card.queries.ts'
import { openCard } from './open-card.ts'
import type { CardRow, Entry } from './point-card.rows.ts'

/** What one purchase can bring; a mistyped unit must not fill a thousand cards. */
export const mostPoints = 500

type Collect = Omit<Entry, 'delta' | 'reason'> & {
  pointCardId: number
  memberId: number
  points: number
  reason: 'earn' | 'adjust'
}
type Collected = { earned: number; cards: CardRow[]; rewards: string[] }

/** Points go on the member's card, and what a full one cannot take on the next. */
export async function collectPoints(tx: Tx, collect: Collect): Promise<Collected> {
  const { pointCardId, memberId, points, reason, ref, at } = collect
  await lockPointsOf(tx, memberId)
  const collected: Collected = { earned: 0, cards: [], rewards: [] }
  if (ref && (await isEntered(tx, memberId, reason, ref))) return collected
  for (let left = Math.min(points, mostPoints); left > 0;) {
    const card = await openCard(tx, {
      pointCardId: collected.cards.at(-1)?.pointCardId ?? pointCardId,
      memberId,
      at,
    })
    if (!card) break
    const part = Math.min(left, card.goal - card.points)
    const filled = await putOn(tx, card, part, collect)
    collected.rewards.push(...filled.rewards)
    collected.cards.push(filled.card)
    collected.earned += part
    left -= part
  }
  return collected
}

async function putOn(
  tx: Tx,
  card: CardRow,
  part: number,
  { reason, ref, staffAccountId, note, at }: Collect,
) {
  const above = card.points
  const entered = await enter(tx, card, { delta: part, reason, ref, staffAccountId, note, at })
  const touched = await touchCard(tx, entered, at)
  const isFull = touched.points === touched.goal
  const filled = isFull ? await moveCard(tx, touched, 'full') : touched
  const rewards = await giveRewards(tx, filled, { above, at })
  // A full card opens the next, so that the member sees where to go on.
  if (isFull) await openCard(tx, { pointCardId: card.pointCardId, memberId: card.memberId, at })
  return { card: await readCard(tx, card.id), rewards }
}
