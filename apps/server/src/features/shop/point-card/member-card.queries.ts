import { AppError } from '../../../errors/app-error.ts'
import type { Handle, Tx } from '../../../db/db.ts'
import { rawQuery } from '../../../db/raw-query.ts'
import { type CardRow, cardColumns, type Entry, fromCards, type Reference } from './point-card.rows.ts'

const lockClass = 7301
const lock = rawQuery({
  name: 'pointCard.lock',
  row: { pg_advisory_xact_lock: 'void' },
  sql: `select pg_advisory_xact_lock(${lockClass}, $1)`,
})

/** Whatever moves points of one member waits for each other: also where there is no card yet to lock. */
export async function lockPointsOf(tx: Tx, memberId: number): Promise<void> {
  await tx.run(lock, [memberId])
}

const byNo = rawQuery<CardRow>({
  name: 'pointCard.byNo',
  row: {
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
  },
  sql: `select ${cardColumns} ${fromCards} where m.store_id = $1 and m.card_no = $2`,
})
export const findCard = async (db: Handle, storeId: number, cardNo: string): Promise<CardRow | undefined> =>
  (await db.run(byNo, [storeId, cardNo]))[0]

const byId = rawQuery<CardRow>({
  name: 'pointCard.byId',
  row: {
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
  },
  sql: `select ${cardColumns} ${fromCards} where m.id = $1`,
})
export const readCard = async (db: Handle, id: number) => (await db.run(byId, [id]))[0] as CardRow

const active = rawQuery<CardRow>({
  name: 'pointCard.active',
  row: {
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
  },
  sql: `select ${cardColumns} ${fromCards}
   where m.point_card_id = $1 and m.member_id = $2 and m.state = 'active'`,
})
export const findActive = async (db: Handle, pointCardId: number, memberId: number) =>
  (await db.run(active, [pointCardId, memberId]))[0]

// Balance and ledger in one statement: none can ever tell what the other does not.
const move = rawQuery({
  name: 'pointCard.move',
  row: { points: 'int4' },
  sql: `with moved as (
     update member_card set points = points + $2::int
     where id = $1 and points + $2::int between 0 and goal returning id, points)
   insert into point_ledger
     (member_card_id, delta, reason, ref_type, ref_id, staff_account_id, note, at, balance_after)
   select id, $2, $3, $4, $5, $6, $7, $8, points from moved returning balance_after as points`,
})

/** Writes one row of the ledger and moves the balance with it; the row that it answers is the card as it is now. */
export async function enter(tx: Tx, card: CardRow, entry: Entry): Promise<CardRow> {
  const { delta, reason, ref, staffAccountId, note, at } = entry
  const named = [ref?.refType ?? null, ref?.refId ?? null, staffAccountId ?? null, note ?? '', at]
  const [moved] = await tx.run(move, [card.id, delta, reason, ...named])
  if (!moved) throw new AppError('CONFLICT')
  return { ...card, points: moved.points }
}

const setState = rawQuery({
  name: 'pointCard.state',
  row: {},
  sql: 'update member_card set state = $2 where id = $1',
})
export async function moveCard(tx: Tx, card: CardRow, state: CardRow['state']): Promise<CardRow> {
  await tx.run(setState, [card.id, state])
  return { ...card, state }
}

// Whole days of the business: a card that expires in 30 days is good until the end of the thirtieth.
const touch = rawQuery({
  name: 'pointCard.touch',
  row: { firstEarnAt: 'timestamptz', expireAt: 'timestamptz?' },
  sql: `update member_card set first_earn_at = coalesce(first_earn_at, $2::timestamptz), last_earn_at = $2,
     reminded_at = null,
     expire_at = date_trunc('day', case $3::text when 'from_last_use' then $2::timestamptz
       when 'from_first_use' then coalesce(first_earn_at, $2) end) + make_interval(days => $4::int + 1)
   where id = $1 returning first_earn_at as "firstEarnAt", expire_at as "expireAt"`,
})

/** A card that was used lives on, as its rules say. */
export async function touchCard(tx: Tx, card: CardRow, at: Date): Promise<CardRow> {
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
/** Whether what is named did this to one of the member's cards before. */
export async function isEntered(db: Handle, memberId: number, reason: string, ref: Reference) {
  const [found] = await db.run(entered, [memberId, reason, ref.refType, ref.refId])
  return (found as { n: number }).n > 0
}

const given = rawQuery({
  name: 'pointCard.given',
  row: { refId: 'text' },
  sql: `select ref_id as "refId" from point_ledger
   where member_card_id = $1 and reason = 'redeem' and ref_type = 'reward'`,
})
/** At which places of the card the reward was given. */
export const listGiven = async (db: Handle, card: CardRow): Promise<Set<number>> =>
  new Set((await db.run(given, [card.id])).map(({ refId }) => Number(refId)))
