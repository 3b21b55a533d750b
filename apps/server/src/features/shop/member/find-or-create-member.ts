import type { Member } from '@lumiroute/contract/member'
import type { Tx } from '../../../db/db.ts'
import { AppError } from '../../../errors/app-error.ts'
import type { Settings } from '../../../settings.ts'
import { lockRoom, takeQuota } from '../../platform/store-quota/require-quota.ts'
import { generateMemberCode } from './generate-member-code.ts'
import { isLineMember, type KnownMember, upsertMember } from './member.queries.ts'

type Person = {
  storeId: number
  /** As LINE verified it. */
  lineUserId: string
  displayName?: string
  pictureUrl?: string
  source?: Member['source']
  at: Date
}

/** The store's member with this LINE id, created if missing; concurrent calls create only one. */
export async function findOrCreateMember(
  tx: Tx,
  settings: Pick<Settings, 'quotas'>,
  person: Person,
): Promise<KnownMember> {
  if (!(await isMember(tx, person))) {
    await lockRoom(tx, person.storeId, 'members')
    // A concurrent sign-in of the same person may have used the last free place.
    if (!(await isMember(tx, person))) await requireQuotaForOne(tx, settings, person.storeId)
  }
  return upsertMember(tx, toRow(person))
}

const isMember = (tx: Tx, { storeId, lineUserId }: Person) => isLineMember(tx, storeId, lineUserId)

/** Customers must not see the store's quota. */
async function requireQuotaForOne(tx: Tx, settings: Pick<Settings, 'quotas'>, storeId: number) {
  if ((await takeQuota(tx, settings, { storeId, kind: 'members', amount: 1 })) === 0)
    throw new AppError('member.shopFull')
}

/** LINE allows longer names and addresses than the columns. */
function toRow({ displayName = '', pictureUrl = '', source = { type: 'shop' }, ...person }: Person) {
  const texts = { displayName: displayName.slice(0, 100), pictureUrl: pictureUrl.slice(0, 1000) }
  return { ...person, ...texts, source, mbrCode: generateMemberCode() }
}
