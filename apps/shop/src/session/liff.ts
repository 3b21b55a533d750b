import type { AnswerOf } from '@lumiroute/contract'
import type { signInMember } from '@lumiroute/contract/member'
import type { MemberSession } from './member-session.ts'
import { getTouch } from './touch.ts'

/** The part of LINE's script that is used here. */
type Liff = {
  init(settings: { liffId: string }): Promise<void>
  isInClient(): boolean
  getIDToken(): string | null
}

const sdkUrl = 'https://static.line-scdn.net/liff/edge/2/sdk.js'

export const isInLine = () => navigator.userAgent.includes(' Line/')

let loading: Promise<Liff> | undefined

/** From LINE's own address, as LINE requires; only inside LINE. */
function loadLiff(): Promise<Liff> {
  loading ??= new Promise<Liff>((resolve, reject) => {
    const script = document.createElement('script')
    script.src = sdkUrl
    script.addEventListener('load', () => resolve((window as unknown as { liff: Liff }).liff))
    script.addEventListener('error', () => {
      loading = undefined
      reject(new Error('LINE’s script did not arrive'))
    })
    document.head.append(script)
  })
  return loading
}

/** LINE's proof of who this is; null where LIFF does not run, such as a link that a chat opened without it. */
async function getIdToken(liffId: string): Promise<string | null> {
  try {
    const liff = await loadLiff()
    await liff.init({ liffId })
    return liff.isInClient() ? liff.getIDToken() : null
  } catch {
    return null
  }
}

type Asking = { storeCode: string; session: MemberSession; liffId: string }

/** False if this is no LIFF page, so that the person signs in as in any other browser. */
export async function signInByLiff({ storeCode, session, liffId }: Asking): Promise<boolean> {
  const idToken = await getIdToken(liffId)
  if (!idToken) return false
  const answer = await session.call<AnswerOf<typeof signInMember>>({
    method: 'POST',
    path: `/member/signin/${encodeURIComponent(storeCode)}`,
    body: { idToken, keepSignedIn: true, ...getTouch(storeCode) },
  })
  session.accept(answer)
  return true
}
