import { mailForgottenPassword, mailInvitation } from '../features/session/mail-password-link.ts'
import type { Deps } from '../http/deps.ts'
import { createMailer } from '../mail/mail.ts'
import { consoleUrl } from '../settings.ts'
import type { Subscribers } from './jobs.ts'

/** Event → what happens. */
export function subscribersOf({ db, settings, log }: Deps): Subscribers {
  const post = { db, consoleUrl: () => consoleUrl(settings), mailer: createMailer(settings, log) }
  return {
    'password.forgotten': ({ email }) => mailForgottenPassword(post, email),
    'account.invited': ({ accountId }) => mailInvitation(post, accountId),
  }
}
