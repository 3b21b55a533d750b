import {
  type earnPoints as endpoint,
  listPointCardActions,
  type PointRules,
  type showEarnCode as codeEndpoint,
} from '@lumiroute/contract/point-card'
import { AppError, refuseField } from '../../../errors/app-error.ts'
import type { Read, Write } from '../../../http/pipeline/route.ts'
import { text } from '../../../text/text.ts'
import { requireHolder } from '../coupon/require-holder.ts'
import { spendCode } from '../coupon/spend-code.ts'
import { collectPoints } from './collect-points.ts'
import { createEarnCode, parseEarnCode } from './earn-codes.ts'
import { requireNear, requireNotTooSoon } from './earn-limits.ts'
import { calculatePoints } from './order-points.ts'
import { type EarnableCard, findEarnableByCode, findEarnableById } from './queries/earn.queries.ts'
import { findActiveCard, lockPoints } from './queries/member-card.queries.ts'
import { listOwnCardsJson } from './queries/usage.queries.ts'

type Earn = Write<typeof endpoint>

function requirePublished(card: EarnableCard | undefined): EarnableCard {
  if (!card) throw new AppError('pointCard.notFound')
  if (!listPointCardActions(card.status).includes('earn'))
    throw new AppError('pointCard.notPublished', { name: card.name })
  return card
}

/** The points of a visit if the call gives none. */
const getDefaultPoints = ({ pcEarn }: PointRules) => (pcEarn.type === 'per_visit' ? pcEarn.points : 1)

export async function showEarnCode({ db, scope, input, deps }: Read<typeof codeEndpoint>) {
  const kind = requirePublished(await findEarnableByCode(db, scope.storeId, input.pcCode))
  return createEarnCode(deps, { pointCardId: kind.id, points: input.points ?? getDefaultPoints(kind.rules) })
}

export async function earnPoints(call: Earn) {
  const { tx, member } = call
  const memberId = await requireHolder(tx, call)
  await lockPoints(tx, memberId)
  const collected = member ? await earnByCode(call, memberId) : await earnByHand(call, memberId)
  const { earned, rewards } = collected
  const cardList = await listOwnCardsJson(tx, memberId)
  return {
    earned,
    rewards,
    cardList,
    message: earned > 0 ? text('pointCard.earned', { points: earned }) : text('pointCard.nothingEarned'),
  }
}

async function earnByCode({ tx, scope, input, deps }: Earn, memberId: number) {
  if (input.code === undefined) throw refuseField('code', text('pointCard.scanCode'))
  const { pointCardId, points, code } = parseEarnCode(deps, input.code)
  const kind = requirePublished(await findEarnableById(tx, scope.storeId, pointCardId))
  const at = deps.now()
  const rules = (await findActiveCard(tx, kind.id, memberId))?.rules ?? kind.rules
  await requireNear(deps, tx, rules, scope.storeId, { ...input, at })
  await requireNotTooSoon(tx, rules, { pointCardId, memberId, at })
  await spendCode(tx, code, at)
  const ref = { refType: 'qr', refId: code }
  return requireCollected(await collectPoints(tx, { pointCardId, memberId, points, reason: 'earn', ref, at }))
}

async function earnByHand({ tx, actor, scope, input, deps }: Earn, memberId: number) {
  if (input.pcCode === undefined) throw refuseField('pcCode', text('pointCard.chooseCard'))
  const kind = requirePublished(await findEarnableByCode(tx, scope.storeId, input.pcCode))
  const points =
    input.points ??
    (input.amount === undefined
      ? getDefaultPoints(kind.rules)
      : calculatePoints(kind.rules.pcEarn, input.amount))
  const ref = input.requestKey ? { refType: 'staff', refId: input.requestKey } : undefined
  const by = { staffAccountId: actor?.accountId, at: deps.now() }
  return collectPoints(tx, { pointCardId: kind.id, memberId, points, reason: 'earn', ref, ...by })
}

/** Rolls back, so that a code without effect stays unused. */
function requireCollected<T extends { earned: number }>(collected: T): T {
  if (collected.earned > 0) return collected
  throw new AppError('pointCard.limitReached')
}
