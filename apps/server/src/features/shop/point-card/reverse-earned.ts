import type { Tx } from '../../../db/db.ts'
import { type Earned, findKept, listEarned } from './queries/earn.queries.ts'
import {
  addLedgerEntry,
  type CardRow,
  findActiveCard,
  getCard,
  lockPoints,
  type Reference,
} from './queries/member-card.queries.ts'
import { reopenCard } from './reopen-card.ts'

type Reverse = { ref: Reference; /** How many of its points remain. */ keep: number; at: Date }

/** Reverses earned points, newest card first, never below zero; a repeated call changes nothing. */
export async function reverseEarned(tx: Tx, { ref, keep, at }: Reverse): Promise<number> {
  const [first] = await listEarned(tx, ref.refType, ref.refId)
  if (!first) return 0
  await lockPoints(tx, first.memberId)
  const rows = await listEarned(tx, ref.refType, ref.refId)
  const earned = rows.reduce((sum, { points }) => sum + points, 0)
  const kept = await findKept(tx, ref.refType, ref.refId, earned)
  const due = (kept ?? earned) - keep
  if (due <= 0) return 0
  const mark = { refType: ref.refType, refId: `${ref.refId}~${keep}` }
  return reverseFromCards(tx, rows, { due, ref: mark, at })
}

type Due = { due: number; ref: Reference; at: Date }

async function reverseFromCards(tx: Tx, rows: readonly Earned[], { due, ref, at }: Due): Promise<number> {
  let left = due
  let isMarked = false
  const seen = new Set<number>()
  for (const { cardId } of rows)
    for (const card of await listReversibleCards(tx, cardId)) {
      if (left === 0 || seen.has(card.id)) continue
      seen.add(card.id)
      const open = await reopenCard(tx, card)
      const delta = -Math.min(left, open?.points ?? 0)
      if (!open || delta === 0) continue
      await addLedgerEntry(tx, open, { delta, reason: 'reverse', ref, at })
      left += delta
      isMarked = true
    }
  if (!isMarked) await recordReversal(tx, rows, ref, at)
  return due - left
}

/** The card itself, then the active card of the same kind. */
async function listReversibleCards(tx: Tx, cardId: number): Promise<CardRow[]> {
  const card = await getCard(tx, cardId)
  const active = await findActiveCard(tx, card.pointCardId, card.memberId)
  return active && active.id !== card.id ? [card, active] : [card]
}

/** Recorded even without points left; otherwise a repeated refund would take later points. */
async function recordReversal(tx: Tx, [first]: readonly Earned[], ref: Reference, at: Date): Promise<void> {
  const card = await getCard(tx, (first as Earned).cardId)
  await addLedgerEntry(tx, card, { delta: 0, reason: 'reverse', ref, at })
}
