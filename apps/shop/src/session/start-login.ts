import type { AnswerOf } from '@lumiroute/contract'
import type { startLogin as endpoint } from '@lumiroute/contract/member'
import type { MemberSession } from './member-session.ts'
import { getTouch } from './touch.ts'

type Asking = { storeCode: string; session: MemberSession; returnTo?: string }

const currentPath = () => location.pathname + location.search

/** Leaves for LINE's login page, which leads back to `returnTo`, by default the page that is open. */
export async function startLogin({ storeCode, session, returnTo = currentPath() }: Asking): Promise<void> {
  const { authorizeUrl } = await session.call<AnswerOf<typeof endpoint>>({
    method: 'POST',
    path: `/member/login/start/${encodeURIComponent(storeCode)}`,
    body: { returnTo, ...getTouch(storeCode) },
  })
  session.expect()
  location.assign(authorizeUrl)
}
