import type { Db } from '../../../db/db.ts'
import { composeMail } from '../../../adapters/mail/compose-mail.ts'
import type { Mailer } from '../../../adapters/mail/mail.ts'
import { linkToPage } from '../../../adapters/mail/mail-pages.ts'
import { type Text, text } from '../../../text/text.ts'
import { type LateStart, listLateStarts, listReceivers, type Receiver } from './queries/late-start.queries.ts'

type MailDeps = { db: Db; mailer: Mailer; consoleUrl: () => string }
const maxNamed = 20

/** One mail per account: operators get every ad, stores their own. */
export async function mailLateStarts({ db, mailer, consoleUrl }: MailDeps, recordIds: number[]) {
  const late = await listLateStarts(db, recordIds)
  if (late.length === 0) return
  for (const receiver of await listReceivers(db, [...new Set(late.map(({ storeId }) => storeId))])) {
    const own = late.filter(({ storeId }) => receiver.isOperator || storeId === receiver.storeId)
    if (own.length > 0) await mailer.send(compose(receiver, own, consoleUrl()))
  }
}

function compose({ to, name, language, isOperator }: Receiver, late: LateStart[], consoleUrl: string) {
  const rest = late.length - maxNamed
  const lines = [
    text('record.lateMailGreeting', { name }),
    isOperator ? text('record.lateMailOperator') : text('record.lateMailStore'),
    ...late.slice(0, maxNamed).map((each) => describe(each, isOperator)),
    ...(rest > 0 ? [text('record.lateMailMore', { count: rest })] : []),
  ]
  const link = { label: text('record.lateMailLink'), url: linkToPage(consoleUrl, 'lateRecords', isOperator) }
  const subject = text('record.lateMailSubject', { count: late.length })
  return composeMail({ to, language, subject, lines, link })
}

function describe({ date, adName, where, storeName }: LateStart, isOperator: boolean): Text {
  const ad = text('record.lateMailAd', { date, name: adName })
  const placed = where.length === 0 ? ad : text('record.lateMailDetail', { ad, detail: where })
  return isOperator ? text('record.lateMailDetail', { ad: placed, detail: storeName }) : placed
}
