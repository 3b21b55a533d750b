import type { PointRules } from '@lumiroute/contract/point-card'
import { randomBytes } from 'node:crypto'
import type { Handle, Tx } from '../../../db/db.ts'
import { rawQuery } from '../../../db/raw-query.ts'
import { expireCard } from './expire-card.ts'
import { giveRewards } from './give-rewards.ts'
import { enter, findActive, readCard, touchCard } from './member-card.queries.ts'
import type { CardRow } from './point-card.rows.ts'

type Kind = {
  id: number
  storeId: number
  versionId: number
  rules: PointRules
  isOpen: boolean
  /** Cards of this kind that the member ever had, and those that were filled. */
  had: number
  filled: number
  nextId: number | null
}
const kindOf = rawQuery<Kind>({
  name: 'pointCard.kind',
  row: {
    id: 'int4',
    storeId: 'int4',
    versionId: 'int4',
    rules: 'jsonb',
    isOpen: 'bool',
    had: 'int4',
    filled: 'int4',
    nextId: 'int4?',
  },
  sql: `select p.id, p.store_id as "storeId", v.id as "versionId", v.rules,
     p.pc_status = 'published' and p.removed_at is null as "isOpen",
     (select count(*)::int from member_card m where m.point_card_id = p.id and m.member_id = $2) as had,
     (select count(*)::int from member_card m where m.point_card_id = p.id and m.member_id = $2
        and m.state in ('full', 'redeemed')) as filled,
     (select n.id from point_card n where n.store_id = p.store_id and n.removed_at is null
        and n.pc_status = 'published' and lower(n.pc_code) = lower(v.rules ->> 'pcNextCode')) as "nextId"
   from point_card p join point_card_version v on v.point_card_id = p.id and v.no = p.current_version
   where p.id = $1`,
})

/** Who filled a card that leads to a higher one collects there; a ring of cards ends where it began. */
async function findKind(db: Handle, pointCardId: number, memberId: number): Promise<Kind | undefined> {
  const seen = new Set<number>()
  for (let id = pointCardId; ;) {
    const [kind] = await db.run(kindOf, [id, memberId])
    if (!kind) return undefined
    seen.add(id)
    const hasActive = await findActive(db, id, memberId)
    if (hasActive || kind.filled === 0 || kind.nextId === null || seen.has(kind.nextId)) return kind
    id = kind.nextId
  }
}

type Wanted = { pointCardId: number; memberId: number; at: Date }

/** The card on which the member's next point goes; none where the store gives no more of them. */
export async function openCard(tx: Tx, { pointCardId, memberId, at }: Wanted): Promise<CardRow | undefined> {
  const kind = await findKind(tx, pointCardId, memberId)
  if (!kind?.isOpen) return undefined
  const active = await findActive(tx, kind.id, memberId)
  if (active && !(active.expireAt && active.expireAt <= at)) return active
  if (active) await expireCard(tx, active, at)
  const most = kind.rules.pcMaxCardsPerMember
  if (most !== null && kind.had >= most) return undefined
  return issueCard(tx, kind, memberId, at)
}

const issue = rawQuery({
  name: 'pointCard.issue',
  row: { id: 'int4' },
  sql: `insert into member_card (card_no, store_id, point_card_id, version_id, member_id, goal, issued_at)
   values ($1, $2, $3, $4, $5, $6, $7) returning id`,
})

const newCardNo = () =>
  `P${BigInt(`0x${randomBytes(8).toString('hex')}`)
    .toString(36)
    .toUpperCase()
    .padStart(13, '0')}`

async function issueCard(tx: Tx, kind: Kind, memberId: number, at: Date): Promise<CardRow> {
  const place = [kind.storeId, kind.id, kind.versionId, memberId, kind.rules.pcGoal, at]
  const [made] = await tx.run(issue, [newCardNo(), ...place])
  const card = await readCard(tx, (made as { id: number }).id)
  return kind.had === 0 ? giveBonus(tx, card, at) : card
}

/** For the first card of its kind; else filling one would be its own reward. */
async function giveBonus(tx: Tx, card: CardRow, at: Date): Promise<CardRow> {
  const delta = card.rules.pcIssueBonus
  if (delta === 0) return card
  const filled = await touchCard(tx, await enter(tx, card, { delta, reason: 'bonus', at }), at)
  await giveRewards(tx, filled, { above: 0, at })
  return filled
}
