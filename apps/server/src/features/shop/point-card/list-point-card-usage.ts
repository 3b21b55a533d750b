import type {
  LedgerRow,
  listOwnCards as ownEndpoint,
  listPointCardUsage as usageEndpoint,
  listPointLedger as ledgerEndpoint,
  MemberCard,
} from '@lumiroute/contract/point-card'
import { containing } from '../../../db/list-json.ts'
import { RawJson } from '../../../http/response/answer.ts'
import { notFound } from '../../../errors/app-error.ts'
import type { Read } from '../../../http/pipeline/route.ts'
import { requireHolder } from '../coupon/require-holder.ts'
import { findCard } from './queries/member-card.queries.ts'
import {
  listMemberCardsJson,
  listLedgerJson,
  getOwnCardJson,
  listOwnCardsJson,
} from './queries/usage.queries.ts'

export async function listPointCardUsage({ db, scope, input }: Read<typeof usageEndpoint>) {
  const { page, size, sort, q, pcCode, mbrCode, state, from, to } = input
  const filters = { storeId: scope.storeId, pcCode, mbrCode, state, from, to, q: containing(q) }
  const { rows, total } = await listMemberCardsJson(db, { filters, page, size, sort })
  return { pointCardUsageList: new RawJson<MemberCard[]>(rows), total }
}

export async function listPointLedger({ db, scope, input }: Read<typeof ledgerEndpoint>) {
  const { page, size, sort, cardNo } = input
  const card = await findCard(db, scope.storeId, cardNo)
  if (!card) throw notFound()
  const { rows, total } = await listLedgerJson(db, { filters: { cardId: card.id }, page, size, sort })
  return { ledgerList: new RawJson<LedgerRow[]>(rows), card: await getOwnCardJson(db, card.id), total }
}

export async function listOwnCards(call: Read<typeof ownEndpoint>) {
  return { cardList: await listOwnCardsJson(call.db, await requireHolder(call.db, call)) }
}
