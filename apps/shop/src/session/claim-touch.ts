import type { MemberSession } from './member-session.ts'
import { dropTouch, getTouch } from './touch.ts'

/** A visitor whose session is still open does not sign in: the scan is sent by itself, once. */
export function claimTouchWhenSignedIn(storeCode: string, session: MemberSession): void {
  const claim = () => {
    if (session.getState().kind !== 'in') return
    stop()
    const { touch } = getTouch(storeCode)
    if (!touch) return
    session
      .call({
        method: 'POST',
        path: `/member/touch/${encodeURIComponent(storeCode)}`,
        isMember: true,
        body: { touch },
      })
      .then(() => dropTouch(storeCode))
      .catch(() => undefined)
  }
  const stop = session.subscribe(claim)
}
