import type { Handle, Tx } from '../../../db/db.ts'
import { rawQuery } from '../../../db/raw-query.ts'
import type { Deps } from '../../../deps.ts'
import { giveTicket } from './give-ticket.ts'

type Friends = { storeId: number; memberIds: number[] }

const welcoming = rawQuery({
  name: 'coupon.welcoming',
  row: { cpnCode: 'text' },
  sql: `select cpn_code as "cpnCode" from coupon
   where store_id = $1 and cpn_status = 'running' and cpn_issue ->> 'type' = 'new_friend' and removed_at is null
   order by id`,
})
const couponsOf = (db: Handle, storeId: number) => db.run(welcoming, [storeId])

/** Few enough that one piece holds a coupon's row for a moment only. */
const piece = 50

/** By a job: a store's first day may bring thousands of friends in one call of LINE's. */
export async function expectFriends(tx: Tx, { jobs }: Pick<Deps, 'jobs'>, { storeId, memberIds }: Friends) {
  if (memberIds.length === 0 || (await couponsOf(tx, storeId)).length === 0) return
  for (let at = 0; at < memberIds.length; at += piece)
    await jobs.announce(tx, 'member.followed', { storeId, memberIds: memberIds.slice(at, at + piece) })
}

const lockNew = rawQuery({
  name: 'coupon.newFriend',
  row: { id: 'int4' },
  sql: `select id from member where id = $1 and store_id = $2 and mbr_enabled and follow_status = 'following'
     and blocked_at is null for update`,
})
const has = rawQuery({
  name: 'coupon.hasOne',
  row: { n: 'int4' },
  sql: `select 1 as n from coupon_holder h join coupon c on c.id = h.coupon_id
   where h.member_id = $1 and c.store_id = $2 and lower(c.cpn_code) = lower($3)`,
})

/** Whoever follows for the first time gets what is for new friends, once; a job that comes again gives nothing more. */
export async function welcomeFriends({ db, now }: Deps, { storeId, memberIds }: Friends): Promise<void> {
  const coupons = await couponsOf(db, storeId)
  for (const memberId of memberIds)
    await db.write(async (tx) => {
      const [friend] = await tx.run(lockNew, [memberId, storeId])
      if (!friend) return
      for (const { cpnCode } of coupons) {
        const [known] = await tx.run(has, [memberId, storeId, cpnCode])
        if (!known) await giveTicket(tx, { storeId, cpnCode, memberId, at: now() })
      }
    })
}
