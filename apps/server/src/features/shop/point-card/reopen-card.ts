import type { Tx } from '../../../db/db.ts'
import {
  type CardRow,
  deleteUnusedCard,
  findActiveCard,
  setCardState,
} from './queries/member-card.queries.ts'

/**
 * Makes points deductible again; undefined if it is too late. A full card without an issued reward becomes
 * active again, unless the member already collects on the next one.
 */
export async function reopenCard(tx: Tx, card: CardRow): Promise<CardRow | undefined> {
  if (card.state === 'active') return card
  if (card.state !== 'full') return undefined
  const next = await findActiveCard(tx, card.pointCardId, card.memberId)
  if (next && !(await deleteUnusedCard(tx, next.id))) return undefined
  return setCardState(tx, card, 'active')
}
