import { randomInt } from 'node:crypto'
import type { register as endpoint } from '@lumiroute/contract/session'
import { brokenConstraint, type Tx } from '../../../db/db.ts'
import { AppError, refuseField } from '../../../errors/app-error.ts'
import type { Steps } from '../../../http/pipeline/route.ts'
import { startSession } from './open-session.ts'
import { insertOwnStore } from './session.queries.ts'
import { text } from '../../../text/text.ts'

const alphabet = '23456789ABCDEFGHJKLMNPQRSTUVWXYZ'
const generateStoreCode = () =>
  `S${Array.from({ length: 9 }, () => alphabet[randomInt(alphabet.length)]).join('')}`

export async function register({ db, deps, input, from, audit }: Steps<typeof endpoint>) {
  if (deps.settings.signup === 'closed') throw new AppError('session.signupClosed')
  const passwordHash = await deps.passwords.hash(input.password)
  const token = await db.write((tx) => openOwnStore(tx)).catch(refuseTakenAccount)
  return { result: 'ok', token, error: null, message: text('session.registered') }

  async function openOwnStore(tx: Tx) {
    const { name, email } = input
    const accountId = await insertOwnStore(tx, { storeCode: generateStoreCode(), name, email, passwordHash })
    await audit(tx, 'account.registered', { accountId })
    return startSession(tx, deps, { accountId, from })
  }
}

function refuseTakenAccount(error: unknown): never {
  if (brokenConstraint(error) === 'account_name_key')
    throw refuseField('email', text('session.emailTaken'), 'CONFLICT')
  throw error
}
