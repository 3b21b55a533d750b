import { composeMail } from '../../../adapters/mail/compose-mail.ts'
import type { Mailer } from '../../../adapters/mail/mail.ts'
import { linkToPage } from '../../../adapters/mail/mail-pages.ts'
import type { Db } from '../../../db/db.ts'
import { type Text, text } from '../../../text/text.ts'
import { listStoreRecipients } from '../../advertising/ad/list-store-recipients.ts'
import { findMakeGood, type MakeGoodRow } from './make-good.queries.ts'

type Post = { db: Db; mailer: Mailer; consoleUrl: () => string }

/** Tells the store what was decided, each account in its language. */
export async function mailMakeGood(post: Post, makeGoodId: number): Promise<void> {
  const makeGood = await findMakeGood(post.db, makeGoodId)
  if (!makeGood || makeGood.state === 'proposed') return
  const url = linkToPage(post.consoleUrl(), 'makeGoods')
  for (const { to, name, language } of await listStoreRecipients(post.db, makeGood.storeId))
    await post.mailer.send(
      composeMail({
        to,
        language,
        subject: text('makeGood.mailSubject', { name: makeGood.adName }),
        lines: [text('ad.mailGreeting', { name }), ...describe(makeGood)],
        link: { label: text('makeGood.mailLink'), url },
      }),
    )
}

function describe({ adName, date, share, state, credit, reason, newDate }: MakeGoodRow): (Text | string)[] {
  const pct = Math.floor(share * 100)
  const facts = text('makeGood.mailFacts', { name: adName, date, pct })
  if (state === 'credited') return [facts, text('makeGood.mailCredited', { amount: credit })]
  if (state === 'rebooked') return [facts, text('makeGood.mailRebooked', { date: newDate ?? '' })]
  return [facts, text('makeGood.mailDeclined'), reason]
}
