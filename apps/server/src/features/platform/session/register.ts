import { randomInt } from 'node:crypto'
import type { register as endpoint } from '@lumiroute/contract/session'
import { brokenConstraint, type Tx } from '../../../db/db.ts'
import { accounts, stores } from '../../../db/schema/index.ts'
import { AppError, refuseField } from '../../../errors/app-error.ts'
import type { Steps } from '../../../http/pipeline/route.ts'
import { startSession } from './open-session.ts'
import { text } from '../../../text/text.ts'

const alphabet = '23456789ABCDEFGHJKLMNPQRSTUVWXYZ'
const generateStoreCode = () =>
  `S${Array.from({ length: 9 }, () => alphabet[randomInt(alphabet.length)]).join('')}`

export async function register({ db, deps, input, from }: Steps<typeof endpoint>) {
  if (deps.settings.signup === 'closed') throw new AppError('session.signupClosed')
  const passwordHash = await deps.passwords.hash(input.password)
  const token = await db.write((tx) => openOwnStore(tx)).catch(refuseTakenAccount)
  return { result: 'ok', token, error: null, message: text('session.registered') }

  async function openOwnStore(tx: Tx) {
    const [store] = await tx
      .insert(stores)
      .values({ storeCode: generateStoreCode(), storeName: input.name })
      .returning({ id: stores.id })
    if (!store) throw new AppError('INTERNAL')
    const [account] = await tx
      .insert(accounts)
      .values({
        storeId: store.id,
        adminAccount: input.email,
        adminName: input.name,
        adminEmail: input.email,
        isFirst: true,
        role: 'ROLE_STORE',
        passwordHash,
      })
      .returning({ id: accounts.id })
    if (!account) throw new AppError('INTERNAL')
    return startSession(tx, deps, { accountId: account.id, from })
  }
}

function refuseTakenAccount(error: unknown): never {
  if (brokenConstraint(error) === 'account_name_key')
    throw refuseField('email', text('session.emailTaken'), 'CONFLICT')
  throw error
}
