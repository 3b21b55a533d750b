import { and, eq } from 'drizzle-orm'
import type { Db } from '../../../db/db.ts'
import { accounts, ads, stores } from '../../../db/schema/index.ts'
import { composeLetter } from '../../../adapters/mail/letter.ts'
import type { Mailer } from '../../../adapters/mail/mail.ts'

type Post = { db: Db; mailer: Mailer; consoleUrl: () => string }
type AdOfMail = { id: number; name: string; reason: string; storeName: string; broadcastDates: string[] }
type Words = { subject: string; lines: (ad: AdOfMail) => string[] }

const verdicts = {
  approved: {
    subject: '廣告審核通過',
    lines: ({ name, broadcastDates }) => [
      `廣告「${name}」已審核通過，將於下列日期播放：`,
      broadcastDates.join('、'),
    ],
  },
  rejected: {
    subject: '廣告審核退回',
    lines: ({ name, reason }) => [`廣告「${name}」審核後退回，原因如下：`, reason, '請修改後重新送出審核。'],
  },
  withdrawn: {
    subject: '廣告已停播',
    lines: ({ name, reason }) => [`廣告「${name}」已停播，原因如下：`, reason],
  },
} satisfies Record<string, Words>
export type VerdictName = keyof typeof verdicts

/** To everybody who can sign in for the store; an ad that is gone meanwhile needs no mail. */
export async function mailVerdict(post: Post, verdict: VerdictName, adId: number): Promise<void> {
  const [ad] = await post.db
    .select({
      id: ads.id,
      name: ads.name,
      reason: ads.reason,
      storeId: ads.storeId,
      storeName: stores.storeName,
      broadcastDates: ads.broadcastDates,
    })
    .from(ads)
    .innerJoin(stores, and(eq(stores.id, ads.storeId), eq(stores.storeEnabled, true)))
    .where(eq(ads.id, adId))
  if (!ad) return
  const { subject, lines } = verdicts[verdict]
  const link = { label: '查看廣告', url: `${post.consoleUrl()}/ad/edit?id=${ad.id}&readonly=1` }
  for (const { to, name } of await receiversOf(post.db, ad.storeId)) {
    const greeting = `${name}，您好：`
    await post.mailer.send(
      composeLetter({ to, subject: `${subject}：${ad.name}`, lines: [greeting, ...lines(ad)], link }),
    )
  }
}

const receiversOf = (db: Db, storeId: number) =>
  db
    .select({ to: accounts.adminEmail, name: accounts.adminName })
    .from(accounts)
    .where(and(eq(accounts.storeId, storeId), eq(accounts.adminEnabled, true)))
    .orderBy(accounts.id)
