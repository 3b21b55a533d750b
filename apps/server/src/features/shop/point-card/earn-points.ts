import type {
  earnPoints as endpoint,
  PointRules,
  showEarnCode as codeEndpoint,
} from '@lumiroute/contract/point-card'
import type { Handle } from '../../../db/db.ts'
import { rawQuery } from '../../../db/raw-query.ts'
import { AppError, notFound, refuseField } from '../../../errors/app-error.ts'
import type { Read, Write } from '../../../http/pipeline/route.ts'
import { requireHolder } from '../coupon/require-holder.ts'
import { spendCode } from '../coupon/spend-code.ts'
import { collectPoints } from './collect-points.ts'
import { makeEarnCode, readEarnCode } from './earn.codes.ts'
import { requireNear, requireNotTooSoon } from './earn-limits.ts'
import { findActive, lockPointsOf } from './member-card.queries.ts'
import { pointsFor } from './order-points.ts'
import { ownCardsJson } from './usage.queries.ts'

type Earn = Write<typeof endpoint>
type Kind = { id: number; name: string; status: string; rules: PointRules }

const kindWhere = (where: string) => `select p.id, p.pc_name as name, p.pc_status as status, v.rules
  from point_card p join point_card_version v on v.point_card_id = p.id and v.no = p.current_version
  where p.store_id = $1 and p.removed_at is null and ${where}`
const byCode = rawQuery<Kind>({
  name: 'pointCard.kindByCode',
  row: { id: 'int4', name: 'text', status: 'text', rules: 'jsonb' },
  sql: kindWhere('lower(p.pc_code) = lower($2)'),
})
const byId = rawQuery<Kind>({
  name: 'pointCard.kindById',
  row: { id: 'int4', name: 'text', status: 'text', rules: 'jsonb' },
  sql: kindWhere('p.id = $2'),
})

async function requireKind(
  db: Handle,
  how: typeof byCode,
  storeId: number,
  named: string | number,
): Promise<Kind> {
  const [kind] = await db.run(how, [storeId, named])
  if (!kind) throw notFound('找不到此集點卡')
  if (kind.status !== 'published')
    throw new AppError('CONFLICT', { message: `集點卡「${kind.name}」目前未發行` })
  return kind
}

/** Without a word of how many: what the card gives for a visit, else one. */
const usual = ({ pcEarn }: PointRules) => (pcEarn.type === 'per_visit' ? pcEarn.points : 1)

export async function showEarnCode({ db, scope, input, deps }: Read<typeof codeEndpoint>) {
  const kind = await requireKind(db, byCode, scope.storeId, input.pcCode)
  return makeEarnCode(deps, { pointCardId: kind.id, points: input.points ?? usual(kind.rules) })
}

export async function earnPoints(call: Earn) {
  const { tx, member } = call
  const memberId = await requireHolder(tx, call)
  await lockPointsOf(tx, memberId)
  const collected = member ? await earnByCode(call, memberId) : await earnByHand(call, memberId)
  const { earned, rewards } = collected
  const cardList = await ownCardsJson(tx, memberId)
  return { earned, rewards, cardList, message: earned > 0 ? `已集 ${earned} 點` : '這次沒有集到點數' }
}

async function earnByCode({ tx, scope, input, deps }: Earn, memberId: number) {
  if (input.code === undefined) throw refuseField('code', '請掃描店家的集點碼')
  const { pointCardId, points, code } = readEarnCode(deps, input.code)
  const kind = await requireKind(tx, byId, scope.storeId, pointCardId)
  const at = deps.now()
  const rules = (await findActive(tx, kind.id, memberId))?.rules ?? kind.rules
  await requireNear(deps, tx, rules, scope.storeId, { ...input, at })
  await requireNotTooSoon(tx, rules, { pointCardId, memberId, at })
  await spendCode(tx, code, at)
  const ref = { refType: 'qr', refId: code }
  return requireCollected(await collectPoints(tx, { pointCardId, memberId, points, reason: 'earn', ref, at }))
}

async function earnByHand({ tx, actor, scope, input, deps }: Earn, memberId: number) {
  if (input.pcCode === undefined) throw refuseField('pcCode', '請選擇集點卡')
  const kind = await requireKind(tx, byCode, scope.storeId, input.pcCode)
  const points =
    input.points ??
    (input.amount === undefined ? usual(kind.rules) : pointsFor(kind.rules.pcEarn, input.amount))
  const ref = input.requestKey ? { refType: 'staff', refId: input.requestKey } : undefined
  const by = { staffAccountId: actor?.accountId, at: deps.now() }
  return collectPoints(tx, { pointCardId: kind.id, memberId, points, reason: 'earn', ref, ...by })
}

/** A code that brought nothing must stay unspent, so that the member can use it elsewhere. */
function requireCollected<T extends { earned: number }>(collected: T): T {
  if (collected.earned > 0) return collected
  throw new AppError('CONFLICT', { message: '已達此集點卡的張數上限' })
}
