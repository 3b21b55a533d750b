import type { adjustPoints as endpoint, redeemReward as redeemEndpoint } from '@lumiroute/contract/point-card'
import type { Tx } from '../../../db/db.ts'
import { AppError, notFound, refuseField } from '../../../errors/app-error.ts'
import { compareFields } from '../../../http/pipeline/audit-change.ts'
import type { Write } from '../../../http/pipeline/route.ts'
import { text } from '../../../text/text.ts'
import { collectPoints } from './collect-points.ts'
import { issueReward } from './issue-rewards.ts'
import { findRewardRefusal } from './point-card.policy.ts'
import {
  addLedgerEntry,
  type CardRow,
  findCard,
  hasLedgerEntry,
  listIssuedRewards,
  lockPoints,
} from './queries/member-card.queries.ts'
import { getOwnCardJson } from './queries/usage.queries.ts'
import { reopenCard } from './reopen-card.ts'

/** Reads the card after concurrent changes to the member's points have finished. */
async function lockCard(tx: Tx, storeId: number, cardNo: string): Promise<CardRow> {
  const seen = await findCard(tx, storeId, cardNo)
  if (!seen) throw notFound()
  await lockPoints(tx, seen.memberId)
  return (await findCard(tx, storeId, cardNo)) ?? seen
}

type Adjust = Write<typeof endpoint>

export async function adjustPoints(call: Adjust) {
  const { tx, scope, input, audit } = call
  const card = await lockCard(tx, scope.storeId, input.cardNo)
  const ref = input.requestKey ? { refType: 'request', refId: input.requestKey } : undefined
  if (!ref || !(await hasLedgerEntry(tx, card.memberId, 'adjust', ref))) {
    await (input.delta > 0 ? addPoints(call, card, ref) : deductPoints(call, card, ref))
    await audit(tx, 'pointCard.adjusted', {
      object: { id: input.cardNo, name: input.cardNo },
      change: compareFields({}, { delta: input.delta }),
    })
  }
  return { card: await getOwnCardJson(tx, card.id), message: text('pointCard.adjusted') }
}

type Ref = { refType: string; refId: string } | undefined

async function addPoints({ tx, actor, input, deps }: Adjust, card: CardRow, ref: Ref): Promise<void> {
  if (card.state !== 'active') throw new AppError('pointCard.notActive')
  const { pointCardId, memberId } = card
  const by = { staffAccountId: actor.accountId, note: input.reason, ref, at: deps.now() }
  await collectPoints(tx, { pointCardId, memberId, points: input.delta, reason: 'adjust', ...by })
}

async function deductPoints({ tx, actor, input, deps }: Adjust, card: CardRow, ref: Ref): Promise<void> {
  if (card.points + input.delta < 0)
    throw refuseField('delta', text('pointCard.onlyPoints', { points: card.points }))
  const open = await reopenCard(tx, card)
  if (!open) throw new AppError('pointCard.notDeductible')
  const by = { staffAccountId: actor.accountId, note: input.reason, ref, at: deps.now() }
  await addLedgerEntry(tx, open, { delta: input.delta, reason: 'adjust', ...by })
}

export async function redeemReward({ tx, actor, scope, input, deps }: Write<typeof redeemEndpoint>) {
  const card = await lockCard(tx, scope.storeId, input.cardNo)
  const at = deps.now()
  const reward = card.rules.pcRewards.find((each) => each.at === input.at)
  if (!reward) throw refuseField('at', text('pointCard.noReward'))
  const issued = await listIssuedRewards(tx, card)
  const refusal = findRewardRefusal(card, { points: input.at, issued, now: at })
  if (refusal) throw refusal
  if (!(await issueReward(tx, card, reward, { at, staffAccountId: actor.accountId })))
    throw new AppError('pointCard.couponUnavailable')
  return { card: await getOwnCardJson(tx, card.id), message: text('pointCard.redeemed') }
}
