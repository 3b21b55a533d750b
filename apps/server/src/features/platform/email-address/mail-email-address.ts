import { composeMail } from '../../../adapters/mail/compose-mail.ts'
import type { Mailer } from '../../../adapters/mail/mail.ts'
import { linkToPage } from '../../../adapters/mail/mail-pages.ts'
import type { Db } from '../../../db/db.ts'
import { text } from '../../../text/text.ts'
import { hashToken, randomToken } from '../../../secrets/tokens.ts'
import {
  type Addresses,
  type EmailLinkKind,
  findAddresses,
  hasOtherAccount,
  insertEmailLink,
} from './email-address.queries.ts'

type Post = { db: Db; mailer: Mailer; consoleUrl: () => string; signupDays: number }

const confirmHours = 24
const undoDays = 7

/** Texts to an unverified address name nothing that somebody typed: the mail could carry a stranger's advertisement. */
export async function mailVerification(post: Post, accountId: number): Promise<void> {
  const account = await findAddresses(post.db, accountId)
  if (!account) return
  if (account.newEmail) return mailConfirmation(post, account, account.newEmail)
  if (account.emailVerifiedAt) return
  const url = await createLink(post, account.id, 'confirm', account.adminEmail)
  await post.mailer.send(
    composeMail({
      to: account.adminEmail,
      language: account.language,
      subject: text('emailAddress.verifyMailSubject'),
      lines: [
        text('emailAddress.verifyMailIntro'),
        ...((await hasOtherAccount(post.db, account.adminEmail, account.id))
          ? [text('emailAddress.verifyMailKnown')]
          : []),
        text('emailAddress.verifyMailValidity', { hours: confirmHours }),
        ...(account.isSignUp ? [text('emailAddress.verifyMailRemoval', { days: post.signupDays })] : []),
      ],
      link: { label: text('emailAddress.verifyMailLink'), url },
    }),
  )
}

async function mailConfirmation(post: Post, account: Addresses, newEmail: string): Promise<void> {
  const url = await createLink(post, account.id, 'confirm', newEmail)
  await post.mailer.send(
    composeMail({
      to: newEmail,
      language: account.language,
      subject: text('emailAddress.confirmMailSubject'),
      lines: [
        text('emailAddress.confirmMailIntro'),
        text('emailAddress.verifyMailValidity', { hours: confirmHours }),
      ],
      link: { label: text('emailAddress.verifyMailLink'), url },
    }),
  )
}

type Requested = { accountId: number; isOwn: boolean }

/**
 * Asks the new address and tells the old one. Only the owner's own change can be undone by mail: after a colleague's
 * change the old mailbox may belong to somebody who left.
 */
export async function mailEmailChange(post: Post, { accountId, isOwn }: Requested): Promise<void> {
  const account = await findAddresses(post.db, accountId)
  if (!account?.newEmail) return
  // First the old address: after the new one is confirmed, a repeated job would no longer tell it.
  const url = isOwn ? await createLink(post, account.id, 'undo', account.adminEmail) : undefined
  await post.mailer.send(
    composeMail({
      to: account.adminEmail,
      language: account.language,
      subject: text('emailAddress.noticeMailSubject'),
      lines: [
        text('emailAddress.noticeMailIntro', { account: account.adminAccount, email: account.newEmail }),
        url
          ? text('emailAddress.noticeMailUndo', { days: undoDays })
          : text('emailAddress.noticeMailColleague'),
      ],
      ...(url && { link: { label: text('emailAddress.noticeMailLink'), url } }),
    }),
  )
  await mailConfirmation(post, account, account.newEmail)
}

async function createLink(post: Post, accountId: number, kind: EmailLinkKind, email: string) {
  const token = randomToken()
  const lifeMinutes = kind === 'confirm' ? confirmHours * 60 : undoDays * 24 * 60
  await insertEmailLink(post.db, { tokenHash: hashToken(token), accountId, kind, email, lifeMinutes })
  return linkToPage(post.consoleUrl(), kind === 'confirm' ? 'verifyEmail' : 'undoEmail', token)
}
