import type { forgotPassword as endpoint } from '@lumiroute/contract/session'
import type { Write } from '../../../http/pipeline/route.ts'
import { text } from '../../../text/text.ts'

/** The same work for any address: whether an account has it is found out by the job, out of the caller's sight. */
export async function forgotPassword({ tx, deps, input }: Write<typeof endpoint>) {
  await deps.jobs.announce(tx, 'password.forgotten', { email: input.email })
  return { message: text('session.resetLinkSent') }
}
