import { randomInt } from 'node:crypto'
import type { register as endpoint } from '@lumiroute/contract/session'
import type { Tx } from '../../../db/db.ts'
import { AppError } from '../../../errors/app-error.ts'
import type { Steps } from '../../../http/pipeline/route.ts'
import { startSession } from './open-session.ts'
import { handOverSignIn } from './refresh-cookie.ts'
import { findRecentSignUp, insertOwnStore, lockSignUps } from './register.queries.ts'
import { requireGoodPassword } from './require-good-password.ts'
import { text } from '../../../text/text.ts'

const alphabet = '23456789ABCDEFGHJKLMNPQRSTUVWXYZ'
const generateStoreCode = () =>
  `S${Array.from({ length: 9 }, () => alphabet[randomInt(alphabet.length)]).join('')}`

/**
 * An address may have several accounts, so a known one signs up like any other and the response reveals nothing; the mail
 * tells the person.
 */
export async function register({ db, deps, input, from, request, audit }: Steps<typeof endpoint>) {
  if (deps.settings.signup === 'closed') throw new AppError('session.signupClosed')
  const { name, email, password } = input
  requireGoodPassword('password', password, { adminEmail: email, storeName: name })
  const passwordHash = await deps.passwords.hash(password)
  const accountId = await findOrCreate()
  const opened = await db.write((tx) => startSession(tx, deps, { accountId, from }))
  const { tokens, setCookie } = handOverSignIn({ deps, request }, opened, input.refreshCookie)
  return { result: 'ok', token: tokens, error: null, message: text('session.registered'), setCookie }

  /** A sign-up that is sent again after a lost response opens the same store. */
  async function findOrCreate(): Promise<number> {
    const first = await db.write(async (tx) => {
      await lockSignUps(tx, email)
      const recent = await findRecentSignUp(tx, email, name)
      return recent ?? { id: await createStore(tx), passwordHash: null, isNew: true }
    })
    // Also without an earlier sign-up, whose existence the time would otherwise show.
    const isSame = await deps.passwords.inLane(() => deps.passwords.matches(first.passwordHash, password))
    return 'isNew' in first || isSame ? first.id : db.write((tx) => createStore(tx))
  }

  async function createStore(tx: Tx): Promise<number> {
    const id = await insertOwnStore(tx, { storeCode: generateStoreCode(), name, email, passwordHash })
    await audit(tx, 'account.registered', { accountId: id })
    await deps.jobs.announce(tx, 'email.verificationRequested', { accountId: id })
    return id
  }
}
