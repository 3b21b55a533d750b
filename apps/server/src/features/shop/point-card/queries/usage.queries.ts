import type { OwnCard } from '@lumiroute/contract/point-card'
import type { Handle } from '../../../../db/db.ts'
import { rawQuery } from '../../../../db/raw-query.ts'
import { defineList } from '../../../../db/list-json.ts'
import { RawJson } from '../../../../http/response/answer.ts'
import { maskName } from '../../../../db/mask-personal-data.ts'

const ofKind = (column: string) => `(select p.${column} from point_card p where p.id = r.point_card_id)`
const ofMember = (expression: string) => `(select ${expression} from member m where m.id = r.member_id)`

export const listMemberCardsJson = defineList({
  name: 'pointCard.usage',
  from: 'member_card r join point_card p on p.id = r.point_card_id join member m on m.id = r.member_id',
  columns: `r.card_no as "cardNo", ${ofKind('pc_code')} as "pcCode", ${ofKind('pc_name')} as "pcName",
    ${ofMember('m.mbr_code')} as "mbrCode", ${ofMember(maskName('m.mbr_name'))} as "mbrName", r.points, r.goal,
    r.state, r.issued_at as "issuedAt", r.last_earn_at as "lastEarnAt", r.expire_at as "expireAt",
    (select v.no from point_card_version v where v.id = r.version_id) as "ruleVersion"`,
  filters: {
    storeId: 'r.store_id = {storeId}',
    pcCode: 'lower(p.pc_code) = lower({pcCode})',
    mbrCode: 'm.mbr_code = {mbrCode}',
    state: 'r.state = {state}',
    from: 'r.issued_at >= {from}::date',
    to: 'r.issued_at < {to}::date + 1',
    q: 'r.card_no ilike {q} or p.pc_name ilike {q} or m.mbr_code ilike {q} or m.mbr_name ilike {q}',
  },
  orders: {
    issuedAt: 'r.issued_at',
    lastEarnAt: `coalesce(r.last_earn_at, '-infinity')`,
    expireAt: `coalesce(r.expire_at, 'infinity')`,
    points: 'r.points',
  },
  order: '-issuedAt',
})

export const listLedgerJson = defineList({
  name: 'pointCard.ledger',
  from: 'point_ledger r',
  columns: `r.id, (select m.card_no from member_card m where m.id = r.member_card_id) as "cardNo", r.delta, r.reason,
    r.ref_type as "refType", split_part(split_part(r.ref_id, '~', 1), '#', 1) as "refId", r.note,
    (select a.admin_account from account a where a.id = r.staff_account_id) as "staffAccount",
    r.device_id as "deviceId", r.at, r.balance_after as "balanceAfter"`,
  filters: { cardId: 'r.member_card_id = {cardId}' },
  orders: { id: 'r.id' },
  order: '-id',
})

export const listOwnLedgerJson = defineList({
  name: 'pointCard.ownLedger',
  from: 'point_ledger r',
  columns: `r.id, r.delta, r.reason,
    case when r.ref_type = 'order' then split_part(split_part(r.ref_id, '~', 1), '#', 1) end as "orderNo",
    r.at, r.balance_after as "balanceAfter"`,
  filters: { cardId: 'r.member_card_id = {cardId}' },
  orders: { id: 'r.id' },
  order: '-id',
})

const own = `
  m.card_no as "cardNo", p.pc_code as "pcCode", p.pc_name as "pcName", p.pc_color as "pcColor",
  p.pc_bg_image as "pcBgImage", p.pc_icon as "pcIcon", p.pc_notice as "pcNotice", m.points, m.goal, m.state,
  coalesce((select json_agg(reward || jsonb_build_object('isGiven', exists (select from point_ledger l
      where l.member_card_id = m.id and l.reason = 'redeem' and l.ref_type = 'reward'
        and l.ref_id = reward ->> 'at')) order by (reward ->> 'at')::int)
    from jsonb_array_elements(v.rules -> 'pcRewards') reward), '[]') as rewards,
  m.issued_at as "issuedAt", m.expire_at as "expireAt"`
const fromOwn = `from member_card m join point_card p on p.id = m.point_card_id
  join point_card_version v on v.id = m.version_id`
const mostCards = 50

const ofOne = rawQuery({
  name: 'pointCard.ownCard',
  row: { card: 'text' },
  sql: `select row_to_json(x)::text as card from (select ${own} ${fromOwn} where m.id = $1) x`,
})
export const getOwnCardJson = async (db: Handle, id: number) =>
  new RawJson<OwnCard>((await db.run(ofOne, [id]))[0]?.card as string)

const ofAll = rawQuery({
  name: 'pointCard.ownCards',
  row: { cards: 'text' },
  sql: `select coalesce(json_agg(x), '[]')::text as cards from (select ${own} ${fromOwn} where m.member_id = $1
     order by m.state in ('expired', 'redeemed'), m.id desc limit ${mostCards}) x`,
})
export const listOwnCardsJson = async (db: Handle, memberId: number) =>
  new RawJson<OwnCard[]>((await db.run(ofAll, [memberId]))[0]?.cards as string)
