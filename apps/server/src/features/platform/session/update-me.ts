import type { updateMe as endpoint } from '@lumiroute/contract/session'
import { AppError } from '../../../errors/app-error.ts'
import { compareFields } from '../../../http/pipeline/audit-change.ts'
import type { Steps } from '../../../http/pipeline/route.ts'
import { text } from '../../../text/text.ts'
import { changeEmail } from '../email-address/change-email.ts'
import { requireCurrentPassword } from './require-current-password.ts'
import { findUser, notifyLanguage, updateProfile } from './session.queries.ts'

export async function updateMe(call: Steps<typeof endpoint>) {
  const { db, actor, input, deps, audit } = call
  const { adminName, language, version } = input
  const email = await readNewEmail(call)
  const user = await db.write(async (tx) => {
    const before = (await findUser(tx, actor.accountId)) ?? {}
    const account = await updateProfile(tx, actor.accountId, { adminName, language }, version)
    if (!account) throw new AppError('CONFLICT')
    const change = compareFields(before, { adminName, language })
    if (Object.keys(change).length > 0 || email === undefined) await audit(tx, 'account.updated', { change })
    if (email !== undefined) await changeEmail(tx, call, account, email)
    if (language !== undefined) await notifyLanguage(tx, actor.accountId, language)
    return findUser(tx, actor.accountId)
  })
  if (!user) throw new AppError('UNAUTHENTICATED')
  if (language !== undefined) deps.languages.markChanged(actor.accountId, language)
  return { user, ...(email !== undefined && { message: text('emailAddress.mailed', { email }) }) }
}

/** Undefined if the address stays. Checked outside of the transaction, since hashing takes long. */
async function readNewEmail(call: Steps<typeof endpoint>): Promise<string | undefined> {
  const { adminEmail, currentPassword } = call.input
  if (adminEmail === undefined) return undefined
  const known = await findUser(call.db, call.actor.accountId)
  if (!known || known.adminEmail === adminEmail) return undefined
  await requireCurrentPassword(call, currentPassword)
  return adminEmail
}
