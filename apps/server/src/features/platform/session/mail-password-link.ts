import type { Db } from '../../../db/db.ts'
import { composeMail } from '../../../adapters/mail/compose-mail.ts'
import type { Mailer } from '../../../adapters/mail/mail.ts'
import { linkToPage } from '../../../adapters/mail/mail-pages.ts'
import { findReceiver, insertPasswordLink, listReceiversByEmail } from './password-link.queries.ts'
import { hashToken, randomToken } from './session-tokens.ts'
import { text } from '../../../text/text.ts'

type Post = { db: Db; mailer: Mailer; consoleUrl: () => string }

const linkMinutes = 30
const inviteDays = 7
const dayMinutes = 24 * 60
const maxAccountsOfOneAddress = 5

export async function mailForgottenPassword(post: Post, email: string): Promise<void> {
  const found = await listReceiversByEmail(post.db, email, maxAccountsOfOneAddress)
  for (const receiver of found) {
    const url = await createLink(post, receiver.id, linkMinutes)
    await post.mailer.send(
      composeMail({
        to: receiver.adminEmail,
        language: receiver.language,
        subject: text('session.resetMailSubject'),
        lines: [
          text('session.resetMailGreeting', { name: receiver.adminName, account: receiver.adminAccount }),
          text('session.resetMailValidity', { minutes: linkMinutes }),
        ],
        link: { label: text('session.resetMailLink'), url },
      }),
    )
  }
}

export async function mailInvitation(post: Post, accountId: number): Promise<void> {
  const receiver = await findReceiver(post.db, accountId)
  if (!receiver) return
  const url = await createLink(post, receiver.id, inviteDays * dayMinutes)
  await post.mailer.send(
    composeMail({
      to: receiver.adminEmail,
      language: receiver.language,
      subject: text('session.inviteMailSubject'),
      lines: [
        text('session.inviteMailGreeting', { name: receiver.adminName, account: receiver.adminAccount }),
        text('session.inviteMailValidity', { days: inviteDays }),
      ],
      link: { label: text('session.inviteMailLink'), url },
    }),
  )
}

async function createLink({ db, consoleUrl }: Post, accountId: number, lifeMinutes: number): Promise<string> {
  const token = randomToken()
  await insertPasswordLink(db, { tokenHash: hashToken(token), accountId, lifeMinutes })
  return linkToPage(consoleUrl(), 'resetPassword', token)
}
