import { and, eq, sql } from 'drizzle-orm'
import type { Db } from '../../../db/db.ts'
import { accounts, passwordLinks, stores } from '../../../db/schema/index.ts'
import { composeLetter } from '../../../adapters/mail/letter.ts'
import type { Mailer } from '../../../adapters/mail/mail.ts'
import { hashToken, randomToken } from './session.tokens.ts'
import { text } from '../../../text/text.ts'

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
      language: accounts.language,
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
        language: receiver.language,
        subject: text('session.resetMailSubject'),
        lines: [
          text('session.resetMailGreeting', { name: receiver.adminName, account: receiver.adminAccount }),
          text('session.resetMailValidity', { minutes: linkMinutes }),
        ],
        link: { label: text('session.resetMailLink'), url },
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
      language: receiver.language,
      subject: text('session.inviteMailSubject'),
      lines: [
        text('session.inviteMailGreeting', { name: receiver.adminName, account: receiver.adminAccount }),
        text('session.inviteMailValidity', { days: inviteDays }),
      ],
      link: { label: text('session.inviteMailLink'), url },
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
