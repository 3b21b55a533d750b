import { composeMail } from '../../../adapters/mail/compose-mail.ts'
import type { Mailer } from '../../../adapters/mail/mail.ts'
import { linkToPage } from '../../../adapters/mail/mail-pages.ts'
import type { Db } from '../../../db/db.ts'
import { text } from '../../../text/text.ts'
import { listCheckpointReaders } from './queries/mail.queries.ts'
import { readCheckpoint } from './read-checkpoint.ts'

type MailDeps = { db: Db; mailer: Mailer; consoleUrl: () => string }

/** A copy in many mailboxes cannot be changed later: it exposes a log that was rewritten. */
export async function mailCheckpoint({ db, mailer, consoleUrl }: MailDeps, accountIds: number[]) {
  const checkpoint = await readCheckpoint(db)
  if (!checkpoint) return
  const url = linkToPage(consoleUrl(), 'account')
  for (const { to, name, language } of await listCheckpointReaders(db, accountIds)) {
    const lines = [
      text('transparencyLog.mailGreeting', { name }),
      text('transparencyLog.mailWhy'),
      ...checkpoint.note.trimEnd().split('\n'),
    ]
    const subject = text('transparencyLog.mailSubject', { size: checkpoint.size })
    const link = { label: text('transparencyLog.mailStop'), url }
    await mailer.send(composeMail({ to, language, subject, lines, link }))
  }
}
