import type {
  LedgerCard,
  LedgerRow,
  listOwnCards as ownEndpoint,
  listOwnLedger as ownLedgerEndpoint,
  listPointCardUsage as usageEndpoint,
  listPointLedger as ledgerEndpoint,
  MemberCard,
  OwnCard,
  OwnLedgerRow,
} from '@lumiroute/contract/point-card'
import type { Handle } from '../../../db/db.ts'
import { containing } from '../../../db/list-json.ts'
import { RawJson } from '../../../http/response/answer.ts'
import { notFound } from '../../../errors/app-error.ts'
import type { Read } from '../../../http/pipeline/route.ts'
import { requireHolder } from '../coupon/require-holder.ts'
import { listRewardActions } from './point-card.policy.ts'
import { type CardRow, findCard, listIssuedRewards } from './queries/member-card.queries.ts'
import {
  listMemberCardsJson,
  listLedgerJson,
  getOwnCardJson,
  listOwnCardsJson,
  listOwnLedgerJson,
} from './queries/usage.queries.ts'

export async function listPointCardUsage({ db, scope, input }: Read<typeof usageEndpoint>) {
  const { page, size, sort, q, pcCode, mbrCode, state, from, to } = input
  const filters = { storeId: scope.storeId, pcCode, mbrCode, state, from, to, q: containing(q) }
  const { rows, total } = await listMemberCardsJson(db, { filters, page, size, sort })
  return { pointCardUsageList: new RawJson<MemberCard[]>(rows), total }
}

export async function listPointLedger({ db, deps, scope, input }: Read<typeof ledgerEndpoint>) {
  const { page, size, sort, cardNo } = input
  const card = await findCard(db, scope.storeId, cardNo)
  if (!card) throw notFound()
  const { rows, total } = await listLedgerJson(db, { filters: { cardId: card.id }, page, size, sort })
  return { ledgerList: new RawJson<LedgerRow[]>(rows), card: await viewCard(db, card, deps.now()), total }
}

async function viewCard(db: Handle, card: CardRow, now: Date): Promise<LedgerCard> {
  const own = JSON.parse((await getOwnCardJson(db, card.id)).text) as OwnCard
  const issued = await listIssuedRewards(db, card)
  const rewards = own.rewards.map((reward) => ({
    ...reward,
    actions: listRewardActions(card, { points: reward.at, issued, now }),
  }))
  return { ...own, rewards }
}

export async function listOwnCards(call: Read<typeof ownEndpoint>) {
  return { cardList: await listOwnCardsJson(call.db, await requireHolder(call.db, call)) }
}

export async function listOwnLedger({ db, member, input }: Read<typeof ownLedgerEndpoint>) {
  const { page, size, sort, cardNo } = input
  const card = await findCard(db, member.storeId, cardNo)
  if (card?.memberId !== member.id) throw notFound()
  const { rows, total } = await listOwnLedgerJson(db, { filters: { cardId: card.id }, page, size, sort })
  return { ledgerList: new RawJson<OwnLedgerRow[]>(rows), total }
}
