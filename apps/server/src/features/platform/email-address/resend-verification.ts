import type { resendVerification as endpoint } from '@lumiroute/contract/email-address'
import { AppError } from '../../../errors/app-error.ts'
import type { Write } from '../../../http/pipeline/route.ts'
import { text } from '../../../text/text.ts'
import { findAddresses } from './email-address.queries.ts'

const mailsPerMinute = 3

export async function resendVerification({ tx, deps, actor }: Write<typeof endpoint>) {
  const account = await findAddresses(tx, actor.accountId)
  if (!account) throw new AppError('UNAUTHENTICATED')
  const email = account.newEmail ?? (account.emailVerifiedAt ? null : account.adminEmail)
  if (email === null) throw new AppError('emailAddress.alreadyVerified')
  deps.rateLimit(`verification mail again ${actor.accountId}`, mailsPerMinute)
  await deps.jobs.announce(tx, 'email.verificationRequested', { accountId: account.id })
  return { message: text('emailAddress.mailed', { email }) }
}
