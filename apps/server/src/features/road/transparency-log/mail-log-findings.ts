import { composeMail } from '../../../adapters/mail/compose-mail.ts'
import type { Mailer } from '../../../adapters/mail/mail.ts'
import { linkToPage } from '../../../adapters/mail/mail-pages.ts'
import type { Db } from '../../../db/db.ts'
import { text } from '../../../text/text.ts'
import { findNewestCheck } from './queries/check.queries.ts'
import { listOperatorReaders } from './queries/mail.queries.ts'

type MailDeps = { db: Db; mailer: Mailer; consoleUrl: () => string }

/** One mail per operator with the number of differences; the page names them. */
export async function mailLogFindings({ db, mailer, consoleUrl }: MailDeps) {
  const count = (await findNewestCheck(db))?.findingCount ?? 0
  if (count === 0) return
  const url = linkToPage(consoleUrl(), 'transparencyLog')
  for (const { to, name, language } of await listOperatorReaders(db)) {
    const lines = [
      text('transparencyLog.mailGreeting', { name }),
      text('transparencyLog.brokenMailText', { count }),
      text('transparencyLog.brokenMailAdvice'),
    ]
    const subject = text('transparencyLog.brokenMailSubject', { count })
    const link = { label: text('transparencyLog.brokenMailLink'), url }
    await mailer.send(composeMail({ to, language, subject, lines, link }))
  }
}
