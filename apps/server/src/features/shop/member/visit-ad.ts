import type { visitAd as endpoint } from '@lumiroute/contract/member'
import type { Tx } from '../../../db/db.ts'
import { AppError, refuseField } from '../../../errors/app-error.ts'
import type { Write } from '../../../http/pipeline/route.ts'
import { text } from '../../../text/text.ts'
import { insertScan, lockAdOfStore, lockMemberById, setLastActive } from './queries/visit.queries.ts'
import { requireMemberId } from './require-member.ts'

export async function visitAd(call: Write<typeof endpoint>) {
  const { tx, deps, scope, input } = call
  const memberId = await getVisitorId(tx, call)
  const ad = await lockAdOfStore(tx, input.adId, scope.storeId)
  if (!ad) throw new AppError('member.adNotFound')
  await lockMemberById(tx, memberId)
  const counted = await insertScan(tx, memberId, ad.id, deps.now())
  await setLastActive(tx, memberId, deps.now())
  return { counted }
}

async function getVisitorId(tx: Tx, { member, scope, input }: Write<typeof endpoint>): Promise<number> {
  if (member) return member.id
  if (!input.mbrCode) throw refuseField('mbrCode', text('member.chooseMember'))
  return requireMemberId(tx, scope.storeId, input.mbrCode)
}
