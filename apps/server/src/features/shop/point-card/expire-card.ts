import type { Tx } from '../../../db/db.ts'
import { addLedgerEntry, type CardRow, setCardState } from './queries/member-card.queries.ts'

/** Its points are lost. Call with the member's points locked. */
export async function expireCard(tx: Tx, card: CardRow, at: Date): Promise<CardRow> {
  const emptied =
    card.points > 0 ? await addLedgerEntry(tx, card, { delta: -card.points, reason: 'expire', at }) : card
  return setCardState(tx, emptied, 'expired')
}
