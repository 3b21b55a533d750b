import type { claimTouch as endpoint } from '@lumiroute/contract/member'
import type { Tx } from '../../../db/db.ts'
import type { Write } from '../../../http/pipeline/route.ts'
import { type Claim, insertEarlierFollow, lockMember, setMember } from './touch.queries.ts'

/** Remembers who came by this touch. Call with the member's row locked: LINE may report the follow meanwhile. */
export async function setTouchMember(tx: Tx, claim: Claim): Promise<void> {
  if (await setMember(tx, claim)) await insertEarlierFollow(tx, claim.touchId)
}

/** For people whose session is still open when they scan again: they do not sign in. */
export async function claimTouch({ tx, deps, member, scope, input }: Write<typeof endpoint>) {
  if (!member || !input.touch) return {}
  await lockMember(tx, member.id)
  await setTouchMember(tx, {
    touchId: input.touch,
    storeId: scope.storeId,
    memberId: member.id,
    at: deps.now(),
  })
  return {}
}
