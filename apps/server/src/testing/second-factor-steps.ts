import type { SecondFactorChallenge } from '@lumiroute/contract/second-factor'
import { addPasskey, confirmTotp, startPasskey, startTotp } from '@lumiroute/contract/second-factor'
import { signIn } from '@lumiroute/contract/session'
import { stepAt, totpCode } from '../secrets/totp.ts'
import { type Authenticator, createAuthenticator } from './authenticator.ts'
import type { TestApp } from './test-app.ts'

const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567'

function fromText(secret: string): Buffer {
  const bits = Array.from(secret, (letter) => alphabet.indexOf(letter).toString(2).padStart(5, '0')).join('')
  return Buffer.from((bits.match(/.{8}/g) ?? []).map((byte) => parseInt(byte, 2)))
}

/** The code that an authenticator app shows; `shift` steps later or earlier. */
export const codeOf = (secret: string, at: Date, shift = 0): string =>
  totpCode(fromText(secret), stepAt(at) + shift)

/** Sets up an authenticator app; its first code is spent. */
export async function setUpTotp(t: TestApp, token: string) {
  const { body: started } = await t.call(startTotp, {}, token)
  const { body } = await t.call(confirmTotp, { code: codeOf(started.secret, t.deps.now(), -1) }, token)
  return { secret: started.secret, recoveryCodes: body.recoveryCodes ?? [] }
}

export async function setUpPasskey(
  t: TestApp,
  token: string,
  authenticator: Authenticator = createAuthenticator(),
) {
  const { body: started } = await t.call(startPasskey, {}, token)
  const passkey = authenticator.create(started.options)
  const { body } = await t.call(
    addPasskey,
    { challenge: started.challenge, name: '我的手機', passkey },
    token,
  )
  return { authenticator, recoveryCodes: body.recoveryCodes ?? [], secondFactor: body.secondFactor }
}

type Typed = { adminAccount: string; adminPasswd: string }

/** The first step of a sign-in with two. */
export async function beginSignIn(t: TestApp, typed: Typed): Promise<SecondFactorChallenge> {
  const { status, body } = await t.call(signIn, typed)
  const { secondFactor } = body as unknown as { secondFactor?: SecondFactorChallenge }
  if (!secondFactor) throw new Error(`no second step: ${status} ${JSON.stringify(body)}`)
  return secondFactor
}
