import type { Member } from '@lumiroute/contract'
import { statement, type Tx } from '../../db/db.ts'
import { makeMemberCode } from './member.rules.ts'

type Known = { id: number; storeId: number; mbrCode: string; mbrEnabled: boolean }
type Person = {
  storeId: number
  /** As LINE verified it. */
  lineUserId: string
  displayName?: string
  pictureUrl?: string
  source?: Member['source']
  at: Date
}

const upsert = statement<Known>(
  'member.findOrMake',
  `insert into member (store_id, mbr_code, line_user_id, mbr_display_name, mbr_picture, source, last_active_at)
   values ($1, $2, $3, $4, $5, $6, $7)
   on conflict (store_id, line_user_id) do update set
     last_active_at = greatest(member.last_active_at, excluded.last_active_at),
     mbr_display_name = coalesce(nullif(excluded.mbr_display_name, ''), member.mbr_display_name),
     mbr_picture = coalesce(nullif(excluded.mbr_picture, ''), member.mbr_picture)
   returning id, store_id as "storeId", mbr_code as "mbrCode", mbr_enabled as "mbrEnabled"`,
)

/** The store's member behind a person of LINE, made where there was none; two calls at once make one. */
export async function findOrMakeMember(tx: Tx, person: Person): Promise<Known> {
  const { storeId, lineUserId, displayName = '', pictureUrl = '', source = { type: 'shop' }, at } = person
  const texts = [displayName.slice(0, 100), pictureUrl.slice(0, 1000)]
  const [known] = await tx.run(upsert, [storeId, makeMemberCode(), lineUserId, ...texts, source, at])
  return known as Known
}
