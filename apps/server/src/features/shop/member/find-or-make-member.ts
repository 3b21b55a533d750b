import type { Member } from '@lumiroute/contract/member'
import type { Tx } from '../../../db/db.ts'
import { rawQuery } from '../../../db/raw-query.ts'
import { AppError } from '../../../errors/app-error.ts'
import type { Settings } from '../../../settings.ts'
import { lockRoom, takeRoom } from '../../platform/store-quota/require-quota.ts'
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

const upsert = rawQuery<Known>({
  name: 'member.findOrMake',
  row: { id: 'int4', storeId: 'int4', mbrCode: 'text', mbrEnabled: 'bool' },
  sql: `insert into member (store_id, mbr_code, line_user_id, mbr_display_name, mbr_picture, source, last_active_at)
   values ($1, $2, $3, $4, $5, $6, $7)
   on conflict (store_id, line_user_id) do update set
     last_active_at = greatest(member.last_active_at, excluded.last_active_at),
     mbr_display_name = coalesce(nullif(excluded.mbr_display_name, ''), member.mbr_display_name),
     mbr_picture = coalesce(nullif(excluded.mbr_picture, ''), member.mbr_picture)
   returning id, store_id as "storeId", mbr_code as "mbrCode", mbr_enabled as "mbrEnabled"`,
})

const isKnown = rawQuery({
  name: 'member.isKnown',
  row: { id: 'int4' },
  sql: 'select id from member where store_id = $1 and line_user_id = $2',
})

/** The store's member behind a person of LINE, made where there was none; two calls at once make one. */
export async function findOrMakeMember(
  tx: Tx,
  settings: Pick<Settings, 'quotas'>,
  person: Person,
): Promise<Known> {
  if (!(await isMember(tx, person))) {
    await lockRoom(tx, person.storeId, 'members')
    // Another sign-in of the same person may have taken the last room meanwhile.
    if (!(await isMember(tx, person))) await requireRoomForOne(tx, settings, person.storeId)
  }
  return upsertMember(tx, person)
}

const isMember = async (tx: Tx, { storeId, lineUserId }: Person) =>
  (await tx.run(isKnown, [storeId, lineUserId])).length > 0

/** A customer can do nothing about the store's numbers, and is not told them. */
async function requireRoomForOne(tx: Tx, settings: Pick<Settings, 'quotas'>, storeId: number) {
  if ((await takeRoom(tx, settings, { storeId, kind: 'members', amount: 1 })) === 0)
    throw new AppError('QUOTA_EXCEEDED', { message: '此商店的會員數已達上限，請洽店家' })
}

async function upsertMember(tx: Tx, person: Person): Promise<Known> {
  const { storeId, lineUserId, displayName = '', pictureUrl = '', source = { type: 'shop' }, at } = person
  const texts = [displayName.slice(0, 100), pictureUrl.slice(0, 1000)]
  const [known] = await tx.run(upsert, [storeId, makeMemberCode(), lineUserId, ...texts, source, at])
  return known as Known
}
