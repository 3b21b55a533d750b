import type { LedgerReason, MemberCardState, PointRules } from '@lumiroute/contract/point-card'
import type { Handle, Tx } from '../../../../db/db.ts'
import { rawQuery } from '../../../../db/raw-query.ts'
import { AppError } from '../../../../errors/app-error.ts'

/** A member's card with the rules of its version. */
export type CardRow = {
  id: number
  cardNo: string
  storeId: number
  pointCardId: number
  memberId: number
  points: number
  goal: number
  state: MemberCardState
  firstEarnAt: Date | null
  expireAt: Date | null
  rules: PointRules
}

const cardColumns = `
  m.id, m.card_no as "cardNo", m.store_id as "storeId", m.point_card_id as "pointCardId",
  m.member_id as "memberId", m.points, m.goal, m.state, m.first_earn_at as "firstEarnAt",
  m.expire_at as "expireAt", v.rules`
const fromCards = 'from member_card m join point_card_version v on v.id = m.version_id'

/** What added or deducted points; each reference counts once. */
export type Reference = { refType: string; refId: string }

export type Entry = {
  delta: number
  reason: LedgerReason
  ref?: Reference | undefined
  staffAccountId?: number | undefined
  note?: string | undefined
  at: Date
}

const cardRow = {
  id: 'int4',
  cardNo: 'text',
  storeId: 'int4',
  pointCardId: 'int4',
  memberId: 'int4',
  points: 'int4',
  goal: 'int4',
  state: 'text',
  firstEarnAt: 'timestamptz?',
  expireAt: 'timestamptz?',
  rules: 'jsonb',
} as const

const lockClass = 7301
const lock = rawQuery({
  name: 'pointCard.lock',
  row: { pg_advisory_xact_lock: 'void' },
  sql: `select pg_advisory_xact_lock(${lockClass}, $1)`,
})

/** Serialises all changes to a member's points, even before there is a card to lock. */
export async function lockPoints(tx: Tx, memberId: number): Promise<void> {
  await tx.run(lock, [memberId])
}

const byNo = rawQuery<CardRow>({
  name: 'pointCard.byNo',
  row: cardRow,
  sql: `select ${cardColumns} ${fromCards} where m.store_id = $1 and m.card_no = $2`,
})
export const findCard = async (db: Handle, storeId: number, cardNo: string): Promise<CardRow | undefined> =>
  (await db.run(byNo, [storeId, cardNo]))[0]

const byId = rawQuery<CardRow>({
  name: 'pointCard.byId',
  row: cardRow,
  sql: `select ${cardColumns} ${fromCards} where m.id = $1`,
})
export const getCard = async (db: Handle, id: number) => (await db.run(byId, [id]))[0] as CardRow

const active = rawQuery<CardRow>({
  name: 'pointCard.active',
  row: cardRow,
  sql: `select ${cardColumns} ${fromCards}
   where m.point_card_id = $1 and m.member_id = $2 and m.state = 'active'`,
})
export const findActiveCard = async (db: Handle, pointCardId: number, memberId: number) =>
  (await db.run(active, [pointCardId, memberId]))[0]

// Balance and ledger change in one statement, so that they always agree.
const move = rawQuery({
  name: 'pointCard.move',
  row: { points: 'int4' },
  sql: `with moved as (
     update member_card set points = points + {delta}::int
     where id = {cardId} and points + {delta}::int between 0 and goal returning id, points)
   insert into point_ledger
     (member_card_id, delta, reason, ref_type, ref_id, staff_account_id, note, at, balance_after)
   select id, {delta}, {reason}, {refType}, {refId}, {staffAccountId}, {note}, {at}, points from moved
   returning balance_after as points`,
})

/** Returns the card with its new balance. */
export async function addLedgerEntry(tx: Tx, card: CardRow, entry: Entry): Promise<CardRow> {
  const { ref, staffAccountId = null, note = '', ...rest } = entry
  const reference = { refType: ref?.refType ?? null, refId: ref?.refId ?? null }
  const [moved] = await tx.run(move, { cardId: card.id, ...rest, ...reference, staffAccountId, note })
  if (!moved) throw new AppError('CONFLICT')
  return { ...card, points: moved.points }
}

const setState = rawQuery({
  name: 'pointCard.state',
  row: {},
  sql: 'update member_card set state = $2 where id = $1',
})
export async function setCardState(tx: Tx, card: CardRow, state: CardRow['state']): Promise<CardRow> {
  await tx.run(setState, [card.id, state])
  return { ...card, state }
}

// Whole business days: a card that expires in 30 days is valid until the end of the thirtieth.
const touch = rawQuery({
  name: 'pointCard.touch',
  row: { firstEarnAt: 'timestamptz', expireAt: 'timestamptz?' },
  sql: `update member_card set first_earn_at = coalesce(first_earn_at, $2::timestamptz), last_earn_at = $2,
     reminded_at = null,
     expire_at = date_trunc('day', case $3::text when 'from_last_use' then $2::timestamptz
       when 'from_first_use' then coalesce(first_earn_at, $2) end) + make_interval(days => $4::int + 1)
   where id = $1 returning first_earn_at as "firstEarnAt", expire_at as "expireAt"`,
})

/** Extends the validity according to the rules. */
export async function recordUse(tx: Tx, card: CardRow, at: Date): Promise<CardRow> {
  const { pcExpiry } = card.rules
  const days = pcExpiry.mode === 'none' ? 0 : pcExpiry.days
  const [touched] = await tx.run(touch, [card.id, at, pcExpiry.mode, days])
  return { ...card, ...touched }
}

const entered = rawQuery({
  name: 'pointCard.entered',
  row: { n: 'int4' },
  sql: `select count(*)::int n from point_ledger l join member_card m on m.id = l.member_card_id
   where m.member_id = $1 and l.reason = $2 and l.ref_type = $3 and l.ref_id = $4`,
})
/** Whether one of the member's cards already has this reference. */
export async function hasLedgerEntry(db: Handle, memberId: number, reason: string, ref: Reference) {
  const [found] = await db.run(entered, [memberId, reason, ref.refType, ref.refId])
  return (found as { n: number }).n > 0
}

const given = rawQuery({
  name: 'pointCard.given',
  row: { refId: 'text' },
  sql: `select ref_id as "refId" from point_ledger
   where member_card_id = $1 and reason = 'redeem' and ref_type = 'reward'`,
})
/** The card's positions whose reward was issued. */
export const listIssuedRewards = async (db: Handle, card: CardRow): Promise<Set<number>> =>
  new Set((await db.run(given, [card.id])).map(({ refId }) => Number(refId)))

const deleteUnusedCardQuery = rawQuery({
  name: 'pointCard.removeEmpty',
  row: { id: 'int4' },
  sql: `delete from member_card m where m.id = $1 and m.points = 0
     and not exists (select from point_ledger l where l.member_card_id = m.id) returning m.id`,
})
/** False if the card has points or entries. */
export const deleteUnusedCard = async (tx: Tx, id: number): Promise<boolean> =>
  (await tx.run(deleteUnusedCardQuery, [id])).length > 0
