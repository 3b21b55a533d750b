import type { Db } from '../../../db/db.ts'
import { composeMail } from '../../../adapters/mail/compose-mail.ts'
import type { Mailer } from '../../../adapters/mail/mail.ts'
import { linkToPage } from '../../../adapters/mail/mail-pages.ts'
import {
  countRecentLinks,
  findReceiver,
  insertPasswordLink,
  type LinkReceiver,
  listReceiversByEmail,
} from './password-link.queries.ts'
import { hashToken, randomToken } from '../../../secrets/tokens.ts'
import { text } from '../../../text/text.ts'

type Post = { db: Db; mailer: Mailer; consoleUrl: () => string }

const linkMinutes = 30
const inviteDays = 7
const dayMinutes = 24 * 60
const maxAccountsInMail = 50
const maxMailsAtOnce = 5

/** One mail per address, in one spelling, with a link for each of its accounts. */
export async function mailForgottenPassword(post: Post, email: string): Promise<void> {
  const found = await listReceiversByEmail(post.db, email, maxAccountsInMail)
  for (const to of new Set(found.map(({ adminEmail }) => adminEmail)))
    await mailLinks(
      post,
      to,
      found.filter(({ adminEmail }) => adminEmail === to),
    )
}

async function mailLinks(post: Post, to: string, receivers: LinkReceiver[]): Promise<void> {
  const ids = receivers.map(({ id }) => id)
  // The links of the mails before are still valid, so nobody is kept from resetting.
  if ((await countRecentLinks(post.db, ids, linkMinutes)) >= maxMailsAtOnce) return
  const links = []
  for (const receiver of receivers)
    links.push({ label: linkLabel(receiver), url: await createLink(post, receiver.id, linkMinutes) })
  await post.mailer.send(
    composeMail({
      to,
      language: receivers[0]?.language ?? null,
      subject: text('session.resetMailSubject'),
      lines: [
        text('session.resetMailGreeting', { count: receivers.length }),
        text('session.resetMailValidity', { minutes: linkMinutes }),
      ],
      links,
    }),
  )
}

/** An account whose address was never verified may have been named by a stranger, so its name is not mailed. */
const linkLabel = ({ adminAccount, emailVerifiedAt }: LinkReceiver) =>
  emailVerifiedAt
    ? text('session.resetMailLinkOf', { account: adminAccount })
    : text('session.resetMailLinkUnverified')

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
        receiver.emailVerifiedAt
          ? text('session.inviteMailGreeting', { name: receiver.adminName, account: receiver.adminAccount })
          : text('session.inviteMailGreetingUnverified'),
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
