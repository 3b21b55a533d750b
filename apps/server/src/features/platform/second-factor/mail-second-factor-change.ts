import type { Mailer } from '../../../adapters/mail/mail.ts'
import { linkToPage } from '../../../adapters/mail/mail-pages.ts'
import { composeMail } from '../../../adapters/mail/compose-mail.ts'
import type { Db } from '../../../db/db.ts'
import type { Events } from '../../../jobs/events.ts'
import { type Text, text } from '../../../text/text.ts'
import { findMailReceiver } from '../session/find-mail-receiver.ts'
import { countRecoveryCodes } from './second-factor.queries.ts'

type Post = { db: Db; mailer: Mailer; consoleUrl: () => string }
type Changed = Events['secondFactor.changed']

/** Whoever changes a factor with a stolen session is noticed by the account's owner. */
export async function mailSecondFactorChange(post: Post, { accountId, change }: Changed): Promise<void> {
  const receiver = await findMailReceiver(post.db, accountId)
  if (!receiver) return
  await post.mailer.send(
    composeMail({
      to: receiver.adminEmail,
      language: receiver.language,
      subject: text('secondFactor.mailSubject'),
      lines: [
        text('secondFactor.mailGreeting', { name: receiver.adminName, account: receiver.adminAccount }),
        await describe(post.db, accountId, change),
        text('secondFactor.mailNotYou'),
      ],
      link: { label: text('secondFactor.mailLink'), url: linkToPage(post.consoleUrl(), 'secondFactor') },
    }),
  )
}

async function describe(db: Db, accountId: number, change: Changed['change']): Promise<Text> {
  if (change !== 'recoveryCodeUsed') return text(`secondFactorChange.${change}`)
  const left = await countRecoveryCodes(db, accountId)
  return text('secondFactor.mailRecoveryCodeUsed', { left })
}
