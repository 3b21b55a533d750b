import { composeMail } from '../../../adapters/mail/compose-mail.ts'
import type { Mailer } from '../../../adapters/mail/mail.ts'
import { linkToPage } from '../../../adapters/mail/mail-pages.ts'
import type { Db } from '../../../db/db.ts'
import { type Text, text } from '../../../text/text.ts'
import { findAdForMail, listRecipients } from './queries/ad.queries.ts'

type Post = { db: Db; mailer: Mailer; consoleUrl: () => string }
type MailedAd = { name: string; reason: string; broadcastDates: string[] }

const results = {
  approved: {
    subject: ({ name }) => text('ad.mailApprovedSubject', { name }),
    lines: ({ name, broadcastDates }) => [
      text('ad.mailApproved', { name }),
      text('ad.mailDates', { dates: broadcastDates }),
    ],
  },
  rejected: {
    subject: ({ name }) => text('ad.mailRejectedSubject', { name }),
    lines: ({ name, reason }) => [text('ad.mailRejected', { name }), reason, text('ad.mailResubmit')],
  },
  withdrawn: {
    subject: ({ name }) => text('ad.mailWithdrawnSubject', { name }),
    lines: ({ name, reason }) => [text('ad.mailWithdrawn', { name }), reason],
  },
} satisfies Record<string, { subject: (ad: MailedAd) => Text; lines: (ad: MailedAd) => (Text | string)[] }>
export type ReviewResult = keyof typeof results

/** To every enabled account of the store, each in its language. */
export async function mailReviewResult(post: Post, result: ReviewResult, adId: number): Promise<void> {
  const ad = await findAdForMail(post.db, adId)
  if (!ad) return
  const { subject, lines } = results[result]
  const url = linkToPage(post.consoleUrl(), 'ad', ad.id)
  for (const { to, name, language } of await listRecipients(post.db, ad.storeId))
    await post.mailer.send(
      composeMail({
        to,
        language,
        subject: subject(ad),
        lines: [text('ad.mailGreeting', { name }), ...lines(ad)],
        link: { label: text('ad.mailLink'), url },
      }),
    )
}
