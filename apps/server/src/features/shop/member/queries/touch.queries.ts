import type { Handle, Tx } from '../../../../db/db.ts'
import { rawQuery } from '../../../../db/raw-query.ts'

type Claim = { touchId: string; storeId: number; memberId: number; at: Date }

const claim = rawQuery({
  name: 'touch.claim',
  row: {},
  sql: `update touch set member_id = {memberId}
   where id = {touchId}::uuid and store_id = {storeId} and member_id is null
     and at > {at}::timestamptz - interval '7 days'`,
})
/** Remembers who came by this touch; one of another store, an old one or one with a member stays as it is. */
export async function claimTouch(db: Handle, given: Claim): Promise<void> {
  await db.run(claim, given)
}

const forget = rawQuery({
  name: 'touch.forgetMember',
  row: {},
  sql: 'update touch set member_id = null where member_id = $1',
})
export async function forgetTouches(tx: Tx, memberId: number): Promise<void> {
  await tx.run(forget, [memberId])
}
