import { and, eq, sql } from 'drizzle-orm'
import type { Db } from '../../../db/db.ts'
import { accounts, passwordLinks, stores } from '../../../db/schema/index.ts'
import { composeLetter } from '../../../adapters/mail/letter.ts'
import type { Mailer } from '../../../adapters/mail/mail.ts'
import { hashToken, randomToken } from './session.tokens.ts'

type Post = { db: Db; mailer: Mailer; consoleUrl: () => string }

const linkMinutes = 30
const inviteDays = 7
const maxAccountsOfOneAddress = 5

const enabled = sql`${accounts.adminEnabled} and ${stores.storeEnabled}`
const receivers = (db: Db) =>
  db
    .select({
      id: accounts.id,
      adminName: accounts.adminName,
      adminAccount: accounts.adminAccount,
      adminEmail: accounts.adminEmail,
    })
    .from(accounts)
    .innerJoin(stores, eq(stores.id, accounts.storeId))

export async function mailForgottenPassword(post: Post, email: string): Promise<void> {
  const found = await receivers(post.db)
    .where(and(sql`lower(${accounts.adminEmail}) = lower(${email})`, enabled))
    .limit(maxAccountsOfOneAddress)
  for (const receiver of found) {
    const url = await makeLink(post, receiver.id, sql`make_interval(mins => ${linkMinutes})`)
    await post.mailer.send(
      composeLetter({
        to: receiver.adminEmail,
        subject: '重設密碼',
        lines: [
          `${receiver.adminName}，我們收到重設帳號「${receiver.adminAccount}」密碼的要求。`,
          `連結於 ${linkMinutes} 分鐘內有效，且只能使用一次。若非本人操作，請忽略此信。`,
        ],
        link: { label: '重設密碼', url },
      }),
    )
  }
}

export async function mailInvitation(post: Post, accountId: number): Promise<void> {
  const [receiver] = await receivers(post.db).where(eq(accounts.id, accountId))
  if (!receiver) return
  const url = await makeLink(post, receiver.id, sql`make_interval(days => ${inviteDays})`)
  await post.mailer.send(
    composeLetter({
      to: receiver.adminEmail,
      subject: '設定管理帳號密碼',
      lines: [
        `${receiver.adminName}，你的管理帳號「${receiver.adminAccount}」已建立。`,
        `請由下方連結設定密碼，連結於 ${inviteDays} 天內有效，且只能使用一次。`,
      ],
      link: { label: '設定密碼', url },
    }),
  )
}

async function makeLink(
  { db, consoleUrl }: Post,
  accountId: number,
  life: ReturnType<typeof sql>,
): Promise<string> {
  const token = randomToken()
  await db
    .insert(passwordLinks)
    .values({ tokenHash: hashToken(token), accountId, expiresAt: sql`now() + ${life}` })
  return `${consoleUrl()}/reset-password?token=${token}`
}
