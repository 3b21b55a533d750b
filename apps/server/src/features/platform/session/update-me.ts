import type { updateMe as endpoint } from '@lumiroute/contract/session'
import { and, eq, sql } from 'drizzle-orm'
import type { Language } from '@lumiroute/contract/text'
import type { Tx } from '../../../db/db.ts'
import { accounts } from '../../../db/schema/index.ts'
import { AppError } from '../../../errors/app-error.ts'
import { languageChangedChannel } from '../../../http/authentication/language-watch.ts'
import type { Write } from '../../../http/pipeline/route.ts'
import { findUser } from './session.queries.ts'
import { voidPasswordLinks } from './void-password-links.ts'

export async function updateMe({ tx, actor, input, deps, afterCommit }: Write<typeof endpoint>) {
  const { adminName, adminEmail, language, version } = input
  const moved = await tx
    .update(accounts)
    .set({
      adminName,
      adminEmail,
      language,
      updatedAt: sql`now()`,
      updatedBy: actor.accountId,
      version: sql`${accounts.version} + 1`,
    })
    .where(
      and(
        eq(accounts.id, actor.accountId),
        version === undefined ? undefined : eq(accounts.version, version),
      ),
    )
    .returning({ id: accounts.id })
  if (moved.length === 0) throw new AppError('CONFLICT')
  if (adminEmail !== undefined) await voidPasswordLinks(tx, actor.accountId)
  const user = await findUser(tx, actor.accountId)
  if (!user) throw new AppError('UNAUTHENTICATED')
  if (language !== undefined) {
    await notifyLanguage(tx, actor.accountId, language)
    afterCommit(() => deps.languages.markChanged(actor.accountId, language))
  }
  return { user }
}

const notifyLanguage = (tx: Tx, accountId: number, language: Language | null) =>
  tx.execute(sql`select pg_notify(${languageChangedChannel}, ${`${accountId} ${language ?? ''}`})`)
