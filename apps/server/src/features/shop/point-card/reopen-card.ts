import type { Tx } from '../../../db/db.ts'
import { rawQuery } from '../../../db/raw-query.ts'
import { findActive, moveCard } from './member-card.queries.ts'
import type { CardRow } from './point-card.rows.ts'

const removeEmpty = rawQuery({
  name: 'pointCard.removeEmpty',
  row: { id: 'int4' },
  sql: `delete from member_card m where m.id = $1 and m.points = 0
     and not exists (select from point_ledger l where l.member_card_id = m.id) returning m.id`,
})

/**
 * The card with which points can be taken off it; none where that is too late. A full card whose reward was not given
 * is collected on again, unless the member already did so on the next one.
 */
export async function reopenCard(tx: Tx, card: CardRow): Promise<CardRow | undefined> {
  if (card.state === 'active') return card
  if (card.state !== 'full') return undefined
  const next = await findActive(tx, card.pointCardId, card.memberId)
  if (next && (await tx.run(removeEmpty, [next.id])).length === 0) return undefined
  return moveCard(tx, card, 'active')
}
