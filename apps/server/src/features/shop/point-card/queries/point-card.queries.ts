import {
  listPointCardActions,
  type PointCardAction,
  pointCardStatusCodes,
  pointRuleNames,
  type PointRules,
} from '@lumiroute/contract/point-card'
import { eq, sql } from 'drizzle-orm'
import { actionsByStatus, asWriter } from '../../../../db/actions-sql.ts'
import type { Handle, Tx } from '../../../../db/db.ts'
import { defineList } from '../../../../db/list-json.ts'
import { column, rawQuery } from '../../../../db/raw-query.ts'
import { pointCards, pointCardVersions } from '../../../../db/schema/index.ts'

export type PointCardRow = typeof pointCards.$inferSelect & { rules: PointRules; hasCards: boolean }
export type Looks = Pick<
  PointCardRow,
  'pcName' | 'pcColor' | 'pcBgImage' | 'pcIcon' | 'pcNotice' | 'pcStatus'
>

const currentRules = `(select v.rules from point_card_version v where v.point_card_id = r.id and v.no = r.current_version)`
const rule = (name: string) => `x.rules -> '${name}' as "${name}"`
const cardsIn = (where: string) =>
  `(select count(*)::int from member_card m where m.point_card_id = r.id ${where})`

const listWhere = (isAllowed: (action: PointCardAction) => boolean) =>
  actionsByStatus('r.pc_status', pointCardStatusCodes, (status) =>
    listPointCardActions(status).filter(isAllowed),
  )
/** Counter staff give points and change nothing else. */
const actions = `case when {mayWrite}::boolean then ${listWhere(() => true)}
  when {mayRedeem}::boolean then ${listWhere((action) => action === 'earn')} else '[]'::json end`

const looks = `r.id, r.pc_code as "pcCode", r.pc_name as "pcName", r.pc_color as "pcColor",
  r.pc_bg_image as "pcBgImage", r.pc_icon as "pcIcon", r.pc_notice as "pcNotice", r.pc_status as "pcStatus",
  r.current_version as "ruleVersion", ${cardsIn('')} as "cardCount",
  ${cardsIn(`and m.state = 'active'`)} as "activeCount", ${cardsIn(`and m.state = 'redeemed'`)} as "redeemedCount",
  (select coalesce(sum(l.delta), 0)::int from member_card m join point_ledger l on l.member_card_id = m.id
    where m.point_card_id = r.id and l.reason in ('bonus', 'earn')) as "pointsGiven",
  ${actions} as actions,
  r.created_at as "createdAt", r.updated_at as "updatedAt",
  (select a.admin_name from account a where a.id = r.updated_by) as "updatedBy", r.version`
const columns = `${looks}, ${pointRuleNames.map((name) => rule(name).replace('x.rules', currentRules)).join(', ')}`

export const listPointCardsJson = defineList({
  name: 'pointCard.list',
  from: 'point_card r',
  columns,
  filters: {
    storeId: 'r.store_id = {storeId} and r.removed_at is null',
    pcCode: 'lower(r.pc_code) = lower({pcCode})',
    pcStatus: 'r.pc_status = {pcStatus}',
    q: 'r.pc_name ilike {q} or r.pc_code ilike {q}',
  },
  orders: {
    id: 'r.id',
    pcCode: 'lower(r.pc_code)',
    pcName: 'r.pc_name',
    pcStatus: 'r.pc_status',
    updatedAt: 'r.updated_at',
  },
  order: '-id',
})

const byId = rawQuery({
  name: 'pointCard.jsonById',
  row: { card: 'text' },
  sql: `select row_to_json(v)::text as card from (
     select ${asWriter(columns).replaceAll('{mayRedeem}', 'true')} from point_card r where r.id = $1) v`,
})
export const getPointCardJson = async (db: Handle, id: number) =>
  (await db.run(byId, [id]))[0]?.card as string

export async function lockPointCard(
  tx: Tx,
  storeId: number,
  pcCode: string,
): Promise<PointCardRow | undefined> {
  const isIt = sql`${pointCards.storeId} = ${storeId} and lower(${pointCards.pcCode}) = lower(${pcCode})
    and ${pointCards.removedAt} is null`
  const [card] = await tx.select().from(pointCards).where(isIt).for('update')
  return card && { ...card, ...(await getRules(tx, card.id)) }
}

const rules = rawQuery({
  name: 'pointCard.rules',
  row: { rules: column<PointRules>('jsonb'), hasCards: 'bool' },
  sql: `select v.rules, exists (select from member_card m where m.point_card_id = p.id) as "hasCards"
   from point_card p join point_card_version v on v.point_card_id = p.id and v.no = p.current_version where p.id = $1`,
})
const getRules = async (db: Handle, id: number) =>
  (await db.run(rules, [id]))[0] as { rules: PointRules; hasCards: boolean }

type NewPointCard = Looks & { storeId: number; pcCode: string; updatedBy: number }

export async function insertPointCard(tx: Tx, card: NewPointCard, first: PointRules): Promise<number> {
  const [made] = await tx.insert(pointCards).values(card).returning({ id: pointCards.id })
  const { id } = made as { id: number }
  await tx.insert(pointCardVersions).values({ pointCardId: id, no: 1, rules: first })
  return id
}

export async function updatePointCardRow(tx: Tx, id: number, changed: Looks, by: number): Promise<void> {
  await tx
    .update(pointCards)
    .set({ ...changed, updatedAt: sql`now()`, updatedBy: by, version: sql`${pointCards.version} + 1` })
    .where(eq(pointCards.id, id))
}

const rewrite = rawQuery({
  name: 'pointCard.rewriteRules',
  row: {},
  sql: `update point_card_version v set rules = $2 from point_card p
   where p.id = $1 and v.point_card_id = p.id and v.no = p.current_version`,
})
const addVersion = rawQuery({
  name: 'pointCard.addVersion',
  row: {},
  sql: `with next as (update point_card set current_version = current_version + 1 where id = $1
     returning id, current_version)
   insert into point_card_version (point_card_id, no, rules) select id, current_version, $2 from next`,
})
/** Issued cards retain their rules, so changed rules become a new version. */
export async function saveRules(tx: Tx, card: PointCardRow, next: PointRules): Promise<void> {
  await tx.run(card.hasCards ? addVersion : rewrite, [card.id, next])
}

const openCards = rawQuery({
  name: 'pointCard.openCards',
  row: { n: 'int4' },
  sql: `select count(*)::int as n from member_card
   where point_card_id = $1 and (state = 'full' or state = 'active' and points > 0)`,
})
export const countOpenCards = async (tx: Tx, id: number) => (await tx.run(openCards, [id]))[0]?.n ?? 0

/** Only hidden if members have such cards. */
export async function deletePointCardRow(tx: Tx, { id, hasCards }: PointCardRow): Promise<void> {
  if (hasCards)
    await tx
      .update(pointCards)
      .set({ removedAt: sql`now()` })
      .where(eq(pointCards.id, id))
  else await tx.delete(pointCards).where(eq(pointCards.id, id))
}

const findPointCardIdQuery = rawQuery({
  name: 'pointCard.idForSpending',
  row: { id: 'int4' },
  sql: 'select id from point_card where store_id = $1 and lower(pc_code) = lower($2) and removed_at is null',
})
export const findPointCardId = async (tx: Tx, storeId: number, pcCode: string) =>
  (await tx.run(findPointCardIdQuery, [storeId, pcCode]))[0]?.id

const listCouponCodesQuery = rawQuery({
  name: 'pointCard.coupons',
  row: { code: 'text' },
  sql: `select lower(cpn_code) as code from coupon
   where store_id = $1 and lower(cpn_code) = any($2::text[]) and removed_at is null`,
})
export const listCouponCodes = async (tx: Tx, storeId: number, codes: string[]) =>
  (await tx.run(listCouponCodesQuery, [storeId, codes])).map(({ code }) => code)
