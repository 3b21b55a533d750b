import { signInWithPasskey, startPasskeySignIn } from '@lumiroute/contract/second-factor'
import { call } from '../../../lib/api/client.ts'
import { loadTexts } from '../../../lib/text.ts'
import { chooseCookie, keepTokens } from '../session/keep-tokens.ts'
import { askPasskey } from './use-passkey.ts'

export async function openSessionWithPasskey(regInfo: string | null, remember: boolean) {
  await loadTexts('security')
  const { challenge, options } = await call(startPasskeySignIn, {})
  const passkey = await askPasskey(options)
  const refreshCookie = chooseCookie(remember)
  const sent = { challenge, passkey, refreshCookie, ...(regInfo !== null && { regInfo }) }
  await keepTokens(await call(signInWithPasskey, sent), remember)
}
