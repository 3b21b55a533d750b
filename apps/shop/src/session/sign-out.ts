import { isPersonal, memberCalls } from '../api/member-calls.ts'
import type { App } from '../app/app-context.ts'

/** Ends the session here even if the server cannot be reached, and forgets what was read about the person. */
export async function signOut({ session, cache, storeCode }: App): Promise<void> {
  await session.call(memberCalls.signOut(storeCode)).catch(() => undefined)
  session.end()
  cache.clear(isPersonal)
}
