import { AppError } from '../../../errors/app-error.ts'
import { type Handle, statement, type Tx } from '../../../db/db.ts'
import { type CardRow, cardColumns, type Entry, fromCards, type Reference } from './point-card.rows.ts'

const lockClass = 7301
const lock = statement('pointCard.lock', `select pg_advisory_xact_lock(${lockClass}, $1)`)

/** Whatever moves points of one member waits for each other: also where there is no card yet to lock. */
export async function lockPointsOf(tx: Tx, memberId: number): Promise<void> {
  await tx.run(lock, [memberId])
}

const byNo = statement<CardRow>(
  'pointCard.byNo',
  `select ${cardColumns} ${fromCards} where m.store_id = $1 and m.card_no = $2`,
)
export const findCard = async (db: Handle, storeId: number, cardNo: string): Promise<CardRow | undefined> =>
  (await db.run(byNo, [storeId, cardNo]))[0]

const byId = statement<CardRow>('pointCard.byId', `select ${cardColumns} ${fromCards} where m.id = $1`)
export const readCard = async (db: Handle, id: number) => (await db.run(byId, [id]))[0] as CardRow

const active = statement<CardRow>(
  'pointCard.active',
  `select ${cardColumns} ${fromCards}
   where m.point_card_id = $1 and m.member_id = $2 and m.state = 'active'`,
)
export const findActive = async (db: Handle, pointCardId: number, memberId: number) =>
  (await db.run(active, [pointCardId, memberId]))[0]

// Balance and ledger in one statement: none can ever tell what the other does not.
const move = statement<{ points: number }>(
  'pointCard.move',
  `with moved as (
     update member_card set points = points + $2::int
     where id = $1 and points + $2::int between 0 and goal returning id, points)
   insert into point_ledger
     (member_card_id, delta, reason, ref_type, ref_id, staff_account_id, note, at, balance_after)
   select id, $2, $3, $4, $5, $6, $7, $8, points from moved returning balance_after as points`,
)

/** Writes one row of the ledger and moves the balance with it; the row that it answers is the card as it is now. */
export async function enter(tx: Tx, card: CardRow, entry: Entry): Promise<CardRow> {
  const { delta, reason, ref, staffAccountId, note, at } = entry
  const named = [ref?.refType ?? null, ref?.refId ?? null, staffAccountId ?? null, note ?? '', at]
  const [moved] = await tx.run(move, [card.id, delta, reason, ...named])
  if (!moved) throw new AppError('CONFLICT')
  return { ...card, points: moved.points }
}

const setState = statement('pointCard.state', 'update member_card set state = $2 where id = $1')
export async function moveCard(tx: Tx, card: CardRow, state: CardRow['state']): Promise<CardRow> {
  await tx.run(setState, [card.id, state])
  return { ...card, state }
}

// Whole days of the business: a card that expires in 30 days is good until the end of the thirtieth.
const touch = statement<{ firstEarnAt: Date; expireAt: Date | null }>(
  'pointCard.touch',
  `update member_card set first_earn_at = coalesce(first_earn_at, $2::timestamptz), last_earn_at = $2,
     reminded_at = null,
     expire_at = date_trunc('day', case $3::text when 'from_last_use' then $2::timestamptz
       when 'from_first_use' then coalesce(first_earn_at, $2) end) + make_interval(days => $4::int + 1)
   where id = $1 returning first_earn_at as "firstEarnAt", expire_at as "expireAt"`,
)

/** A card that was used lives on, as its rules say. */
export async function touchCard(tx: Tx, card: CardRow, at: Date): Promise<CardRow> {
  const { pcExpiry } = card.rules
  const days = pcExpiry.mode === 'none' ? 0 : pcExpiry.days
  const [touched] = await tx.run(touch, [card.id, at, pcExpiry.mode, days])
  return { ...card, ...touched }
}

const entered = statement<{ n: number }>(
  'pointCard.entered',
  `select count(*)::int n from point_ledger l join member_card m on m.id = l.member_card_id
   where m.member_id = $1 and l.reason = $2 and l.ref_type = $3 and l.ref_id = $4`,
)
/** Whether what is named did this to one of the member's cards before. */
export async function isEntered(db: Handle, memberId: number, reason: string, ref: Reference) {
  const [found] = await db.run(entered, [memberId, reason, ref.refType, ref.refId])
  return (found as { n: number }).n > 0
}

const given = statement<{ refId: string }>(
  'pointCard.given',
  `select ref_id as "refId" from point_ledger
   where member_card_id = $1 and reason = 'redeem' and ref_type = 'reward'`,
)
/** At which places of the card the reward was given. */
export const listGiven = async (db: Handle, card: CardRow): Promise<Set<number>> =>
  new Set((await db.run(given, [card.id])).map(({ refId }) => Number(refId)))
