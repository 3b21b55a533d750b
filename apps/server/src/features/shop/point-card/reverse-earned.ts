import type { Tx } from '../../../db/db.ts'
import { rawQuery } from '../../../db/raw-query.ts'
import { enter, findActive, lockPointsOf, readCard } from './member-card.queries.ts'
import type { CardRow, Reference } from './point-card.rows.ts'
import { reopenCard } from './reopen-card.ts'

type Reverse = { ref: Reference; /** How many of its points stay. */ keep: number; at: Date }
type Earned = { cardId: number; memberId: number; points: number }

const earnedBy = rawQuery<Earned>({
  name: 'pointCard.earnedBy',
  row: { cardId: 'int4', memberId: 'int4', points: 'int4' },
  sql: `select m.id as "cardId", m.member_id as "memberId", sum(l.delta)::int as points
   from point_ledger l join member_card m on m.id = l.member_card_id
   where l.ref_type = $1 and l.ref_id = $2 and l.reason = 'earn' group by m.id order by m.id desc`,
})
const keptBy = rawQuery({
  name: 'pointCard.keptBy',
  row: { keep: 'int4?' },
  sql: `select min(split_part(ref_id, '~', 2)::int) as keep from point_ledger
   where reason = 'reverse' and ref_type = $1 and ref_id in (select $2 || '~' || k from generate_series(0, $3::int) k)`,
})

/** Takes back points that something brought, newest card first, never below zero; the same again takes nothing. */
export async function reverseEarned(tx: Tx, { ref, keep, at }: Reverse): Promise<number> {
  const [first] = await tx.run(earnedBy, [ref.refType, ref.refId])
  if (!first) return 0
  await lockPointsOf(tx, first.memberId)
  const rows = await tx.run(earnedBy, [ref.refType, ref.refId])
  const earned = rows.reduce((sum, { points }) => sum + points, 0)
  const [before] = await tx.run(keptBy, [ref.refType, ref.refId, earned])
  const due = (before?.keep ?? earned) - keep
  if (due <= 0) return 0
  const mark = { refType: ref.refType, refId: `${ref.refId}~${keep}` }
  return takeBack(tx, rows, { due, ref: mark, at })
}

type Due = { due: number; ref: Reference; at: Date }

async function takeBack(tx: Tx, rows: readonly Earned[], { due, ref, at }: Due): Promise<number> {
  let left = due
  let isMarked = false
  const seen = new Set<number>()
  for (const { cardId } of rows)
    for (const card of await cardsBehind(tx, cardId)) {
      if (left === 0 || seen.has(card.id)) continue
      seen.add(card.id)
      const open = await reopenCard(tx, card)
      const delta = -Math.min(left, open?.points ?? 0)
      if (!open || delta === 0) continue
      await enter(tx, open, { delta, reason: 'reverse', ref, at })
      left += delta
      isMarked = true
    }
  if (!isMarked) await leaveMark(tx, rows, ref, at)
  return due - left
}

/** The card itself, then the one of its kind on which the member went on. */
async function cardsBehind(tx: Tx, cardId: number): Promise<CardRow[]> {
  const card = await readCard(tx, cardId)
  const active = await findActive(tx, card.pointCardId, card.memberId)
  return active && active.id !== card.id ? [card, active] : [card]
}

/** Nothing was left to take; that it was asked for still counts, else a repeated refund would take later points. */
async function leaveMark(tx: Tx, [first]: readonly Earned[], ref: Reference, at: Date): Promise<void> {
  const card = await readCard(tx, (first as Earned).cardId)
  await enter(tx, card, { delta: 0, reason: 'reverse', ref, at })
}
