import type { Tx } from '../../../db/db.ts'
import type { Deps } from '../../../deps.ts'
import { issueTicket } from './issue-ticket.ts'
import { hasClaimed, listFriendCoupons, lockFriend } from './queries/issue.queries.ts'

type Friends = { storeId: number; memberIds: number[] }

/** Small, so that one job locks a coupon's row only briefly. */
const batchSize = 50

/** By jobs, since one LINE webhook may bring thousands of friends. */
export async function announceNewFriends(
  tx: Tx,
  { jobs }: Pick<Deps, 'jobs'>,
  { storeId, memberIds }: Friends,
) {
  if (memberIds.length === 0 || (await listFriendCoupons(tx, storeId)).length === 0) return
  for (let at = 0; at < memberIds.length; at += batchSize)
    await jobs.announce(tx, 'member.followed', { storeId, memberIds: memberIds.slice(at, at + batchSize) })
}

/** New friends get the coupons for new friends once; a repeated job issues nothing more. */
export async function issueFriendCoupons({ db, now }: Deps, { storeId, memberIds }: Friends): Promise<void> {
  const coupons = await listFriendCoupons(db, storeId)
  for (const memberId of memberIds)
    await db.write(async (tx) => {
      if (!(await lockFriend(tx, memberId, storeId))) return
      for (const { cpnCode } of coupons)
        if (!(await hasClaimed(tx, memberId, storeId, cpnCode)))
          await issueTicket(tx, { storeId, cpnCode, memberId, at: now() })
    })
}
