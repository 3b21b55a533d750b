import { signIn } from '@lumiroute/contract/session'
import type { CallOf } from '@lumiroute/contract'
import { call } from '../../../lib/api/client.ts'
import { validationMessage } from '../../../lib/form/validation-message.ts'
import { chooseCookie, keepTokens } from './keep-tokens.ts'

type Fields = Partial<Record<'adminAccount' | 'adminPasswd', string>>
export type Typed = CallOf<typeof signIn>

/** Validates the fields with the contract's schema before the request. */
export function checkSignIn(typed: Typed): Fields {
  const { error } = signIn.body.safeParse(typed)
  return Object.fromEntries(
    (error?.issues ?? []).map(({ path, message }) => [path[0], validationMessage(message)]),
  ) as Fields
}

export async function openSession(typed: Typed, remember: boolean) {
  const refreshCookie = chooseCookie(remember)
  await keepTokens(await call(signIn, { ...typed, refreshCookie }), remember)
}
