import type { adjustPoints as endpoint, redeemReward as redeemEndpoint } from '@lumiroute/contract/point-card'
import type { Tx } from '../../../db/db.ts'
import { AppError, notFound, refuseField } from '../../../errors/app-error.ts'
import type { Write } from '../../../http/pipeline/route.ts'
import { collectPoints } from './collect-points.ts'
import { giveReward } from './give-rewards.ts'
import { enter, findCard, isEntered, listGiven, lockPointsOf } from './member-card.queries.ts'
import type { CardRow } from './point-card.rows.ts'
import { reopenCard } from './reopen-card.ts'
import { ownCardJson } from './usage.queries.ts'

const refuse = (message: string) => new AppError('CONFLICT', { message })

/** The card as it is once nobody else moves the member's points. */
async function lockCard(tx: Tx, storeId: number, cardNo: string): Promise<CardRow> {
  const seen = await findCard(tx, storeId, cardNo)
  if (!seen) throw notFound()
  await lockPointsOf(tx, seen.memberId)
  return (await findCard(tx, storeId, cardNo)) ?? seen
}

type Adjust = Write<typeof endpoint>

export async function adjustPoints(call: Adjust) {
  const { tx, scope, input } = call
  const card = await lockCard(tx, scope.storeId, input.cardNo)
  const ref = input.requestKey ? { refType: 'request', refId: input.requestKey } : undefined
  if (!ref || !(await isEntered(tx, card.memberId, 'adjust', ref)))
    await (input.delta > 0 ? addTo(call, card, ref) : takeFrom(call, card, ref))
  return { card: await ownCardJson(tx, card.id), message: '點數已調整' }
}

type Ref = { refType: string; refId: string } | undefined

async function addTo({ tx, actor, input, deps }: Adjust, card: CardRow, ref: Ref): Promise<void> {
  if (card.state !== 'active') throw refuse('只有集點中的卡片可以加點')
  const { pointCardId, memberId } = card
  const by = { staffAccountId: actor.accountId, note: input.reason, ref, at: deps.now() }
  await collectPoints(tx, { pointCardId, memberId, points: input.delta, reason: 'adjust', ...by })
}

async function takeFrom({ tx, actor, input, deps }: Adjust, card: CardRow, ref: Ref): Promise<void> {
  if (card.points + input.delta < 0) throw refuseField('delta', `卡片上只有 ${card.points} 點`)
  const open = await reopenCard(tx, card)
  if (!open) throw refuse('此卡片已兌換、已過期，或會員已在下一張集點，無法扣點')
  const by = { staffAccountId: actor.accountId, note: input.reason, ref, at: deps.now() }
  await enter(tx, open, { delta: input.delta, reason: 'adjust', ...by })
}

export async function redeemReward({ tx, actor, scope, input, deps }: Write<typeof redeemEndpoint>) {
  const card = await lockCard(tx, scope.storeId, input.cardNo)
  const at = deps.now()
  const reward = card.rules.pcRewards.find((each) => each.at === input.at)
  if (!reward) throw refuseField('at', '此位置沒有獎勵')
  const isExpired = card.expireAt !== null && card.expireAt <= at
  if (isExpired || !['active', 'full'].includes(card.state)) throw refuse('此卡片已兌換或已過期')
  if (card.points < input.at) throw refuse(`還差 ${input.at - card.points} 點`)
  if ((await listGiven(tx, card)).has(input.at)) throw refuse('此獎勵已兌換過')
  if (!(await giveReward(tx, card, reward, { at, staffAccountId: actor.accountId })))
    throw refuse('獎勵的優惠券已發放完畢或未發放，請先調整優惠券')
  return { card: await ownCardJson(tx, card.id), message: '已兌換獎勵' }
}
