import type { Tx } from '../../../db/db.ts'
import { enter, moveCard } from './member-card.queries.ts'
import type { CardRow } from './point-card.rows.ts'

/** What is on it is gone. Call it with the member's points locked. */
export async function expireCard(tx: Tx, card: CardRow, at: Date): Promise<CardRow> {
  const emptied =
    card.points > 0 ? await enter(tx, card, { delta: -card.points, reason: 'expire', at }) : card
  return moveCard(tx, emptied, 'expired')
}
