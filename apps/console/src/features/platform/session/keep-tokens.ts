import type { SignInTokens } from '@lumiroute/contract/session'
import { readUser } from '../../../lib/session/session-claims.ts'
import { session } from '../../../lib/session/session.ts'
import { signInProof } from '../../../lib/session/sign-in-proof.ts'
import { applyLanguage } from './choose-language.ts'

/** However the person signed in. */
export async function keepTokens(
  { accessToken, refreshToken, signInProof: proof }: SignInTokens,
  remember: boolean,
) {
  await applyLanguage(readUser(accessToken)?.language)
  signInProof.keep(proof)
  session.open({ accessToken, refreshToken }, remember)
}

/** Remembered sessions outlast the browser; the other ones end with it. */
export const chooseCookie = (remember: boolean) => (remember ? ('lasting' as const) : ('session' as const))
