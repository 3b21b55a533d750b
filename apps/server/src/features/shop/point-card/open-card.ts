import { randomBytes } from 'node:crypto'
import type { Handle, Tx } from '../../../db/db.ts'
import { expireCard } from './expire-card.ts'
import { issueRewards } from './issue-rewards.ts'
import { type CardKind, findCardKind, insertMemberCard } from './queries/issue.queries.ts'
import {
  addLedgerEntry,
  type CardRow,
  findActiveCard,
  getCard,
  recordUse,
} from './queries/member-card.queries.ts'

/** Follows filled cards to the next kind; stops if the kinds form a cycle. */
async function findCurrentKind(
  db: Handle,
  pointCardId: number,
  memberId: number,
): Promise<CardKind | undefined> {
  const seen = new Set<number>()
  for (let id = pointCardId; ;) {
    const kind = await findCardKind(db, id, memberId)
    if (!kind) return undefined
    seen.add(id)
    const hasActive = await findActiveCard(db, id, memberId)
    if (hasActive || kind.filled === 0 || kind.nextId === null || seen.has(kind.nextId)) return kind
    id = kind.nextId
  }
}

type Wanted = { pointCardId: number; memberId: number; at: Date }

/** The card for the member's next point, issued if needed; undefined if no more are issued. */
export async function openCard(tx: Tx, { pointCardId, memberId, at }: Wanted): Promise<CardRow | undefined> {
  const kind = await findCurrentKind(tx, pointCardId, memberId)
  if (!kind?.isOpen) return undefined
  const active = await findActiveCard(tx, kind.id, memberId)
  if (active && !(active.expireAt && active.expireAt <= at)) return active
  if (active) await expireCard(tx, active, at)
  const most = kind.rules.pcMaxCardsPerMember
  if (most !== null && kind.had >= most) return undefined
  return issueCard(tx, kind, memberId, at)
}

const generateCardNo = () =>
  `P${BigInt(`0x${randomBytes(8).toString('hex')}`)
    .toString(36)
    .toUpperCase()
    .padStart(13, '0')}`

async function issueCard(tx: Tx, kind: CardKind, memberId: number, at: Date): Promise<CardRow> {
  const id = await insertMemberCard(tx, {
    cardNo: generateCardNo(),
    storeId: kind.storeId,
    pointCardId: kind.id,
    versionId: kind.versionId,
    memberId,
    goal: kind.rules.pcGoal,
    issuedAt: at,
  })
  const card = await getCard(tx, id)
  return kind.had === 0 ? addBonus(tx, card, at) : card
}

/** Only for the first card of its kind. */
async function addBonus(tx: Tx, card: CardRow, at: Date): Promise<CardRow> {
  const delta = card.rules.pcIssueBonus
  if (delta === 0) return card
  const filled = await recordUse(tx, await addLedgerEntry(tx, card, { delta, reason: 'bonus', at }), at)
  await issueRewards(tx, filled, { above: 0, at })
  return filled
}
