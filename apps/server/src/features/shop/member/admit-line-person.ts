import type { LinePerson } from '../../../adapters/line/line.port.ts'
import type { Db } from '../../../db/db.ts'
import type { Deps } from '../../../deps.ts'
import { AppError } from '../../../errors/app-error.ts'
import { findOrCreateMember } from './find-or-create-member.ts'
import { befriendMember } from './queries/follow.queries.ts'
import { setTouchMember } from '../touch/claim-touch.ts'

type Verified = {
  storeId: number
  /** As LINE verified it. */
  person: LinePerson
  /** Null if LINE does not say. */
  isFriend?: boolean | null
  /** What brought them here, as their page says. */
  touchId?: string | null | undefined
}

/** The member behind a person whom LINE verified, whichever way they signed in. */
export async function admitLinePerson(db: Db, deps: Deps, { storeId, person, isFriend, touchId }: Verified) {
  const { userId, displayName, pictureUrl } = person
  const at = deps.now()
  const member = await db.write(async (tx) => {
    const found = await findOrCreateMember(tx, deps.settings, {
      storeId,
      lineUserId: userId,
      displayName,
      pictureUrl,
      at,
    })
    // The webhook may be late or lost; it alone announces new friends.
    if (isFriend) await befriendMember(tx, storeId, { userId, at })
    if (touchId && found.mbrEnabled) await setTouchMember(tx, { touchId, storeId, memberId: found.id, at })
    return found
  })
  if (!member.mbrEnabled) throw new AppError('member.disabled')
  return { member: { ...member, mbrDisplayName: displayName, mbrPicture: pictureUrl } }
}
