import type { forgotPassword as endpoint } from '@lumiroute/contract/session'
import type { Write } from '../../../http/pipeline/route.ts'
import { text } from '../../../text/text.ts'

/**
 * The same work for any address: the job looks up the account, so that the response does not reveal whether
 * one exists.
 */
export async function forgotPassword({ tx, deps, input }: Write<typeof endpoint>) {
  await deps.jobs.announce(tx, 'password.forgotten', { email: input.email })
  return { message: text('session.resetLinkSent') }
}
