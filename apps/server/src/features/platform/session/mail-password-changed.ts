import { composeMail } from '../../../adapters/mail/compose-mail.ts'
import type { Mailer } from '../../../adapters/mail/mail.ts'
import { linkToPage } from '../../../adapters/mail/mail-pages.ts'
import type { Db } from '../../../db/db.ts'
import { text } from '../../../text/text.ts'
import { findReceiver } from './password-link.queries.ts'

type Post = { db: Db; mailer: Mailer; consoleUrl: () => string }

export async function mailPasswordChanged({ db, mailer, consoleUrl }: Post, accountId: number) {
  const receiver = await findReceiver(db, accountId)
  if (!receiver) return
  await mailer.send(
    composeMail({
      to: receiver.adminEmail,
      language: receiver.language,
      subject: text('session.changedMailSubject'),
      lines: [
        receiver.emailVerifiedAt
          ? text('session.changedMailOf', { account: receiver.adminAccount })
          : text('session.changedMail'),
        text('session.changedMailAdvice'),
      ],
      link: { label: text('session.changedMailLink'), url: linkToPage(consoleUrl(), 'forgotPassword') },
    }),
  )
}
