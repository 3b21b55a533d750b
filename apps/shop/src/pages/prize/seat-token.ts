import { keep, kept, forget } from '../../session/storage.ts'

/** Longer than a prize can be claimed. */
const keptMs = 20 * 60_000
const keyOf = (storeCode: string) => `seat.${storeCode}`

/**
 * The winner's seat comes in the fragment, which no server log contains. It is kept over the sign-in and leaves the
 * address, so that a shared link does not give the prize away.
 */
export function takeSeat(storeCode: string): string | null {
  const [, token] = /^#seat=([\w-]{1,100})$/.exec(location.hash) ?? []
  if (token) {
    history.replaceState(history.state, '', location.pathname + location.search)
    keep(keyOf(storeCode), JSON.stringify({ token, at: Date.now() }))
    return token
  }
  return readKept(storeCode)
}

export const forgetSeat = (storeCode: string) => forget(keyOf(storeCode))

function readKept(storeCode: string): string | null {
  try {
    const { token, at } = JSON.parse(kept(keyOf(storeCode)) ?? '{}') as { token?: string; at?: number }
    return token && at && Date.now() - at < keptMs ? token : null
  } catch {
    return null
  }
}
