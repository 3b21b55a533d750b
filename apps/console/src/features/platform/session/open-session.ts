import { signIn } from '@lumiroute/contract/session'
import type { CallOf } from '@lumiroute/contract'
import { call } from '../../../lib/api/client.ts'
import { session } from '../../../lib/session/session.ts'

type Fields = Partial<Record<'adminAccount' | 'adminPasswd', string>>
export type Typed = CallOf<typeof signIn>

/** What the contract says of the fields before anything is sent. */
export function checkSignIn(typed: Typed): Fields {
  const { error } = signIn.body.safeParse(typed)
  return Object.fromEntries((error?.issues ?? []).map(({ path, message }) => [path[0], message])) as Fields
}

export async function openSession(typed: Typed, remember: boolean) {
  const { accessToken, refreshToken } = await call(signIn, typed)
  session.open({ accessToken, refreshToken }, remember)
}
