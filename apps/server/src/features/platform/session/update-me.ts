import type { updateMe as endpoint } from '@lumiroute/contract/session'
import { and, eq, sql } from 'drizzle-orm'
import { accounts } from '../../../db/schema/index.ts'
import { AppError } from '../../../errors/app-error.ts'
import type { Write } from '../../../http/pipeline/route.ts'
import { findUser } from './session.queries.ts'
import { voidPasswordLinks } from './void-password-links.ts'

export async function updateMe({ tx, actor, input }: Write<typeof endpoint>) {
  const { adminName, adminEmail, version } = input
  const moved = await tx
    .update(accounts)
    .set({
      adminName,
      adminEmail,
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
  await voidPasswordLinks(tx, actor.accountId)
  const user = await findUser(tx, actor.accountId)
  if (!user) throw new AppError('UNAUTHENTICATED')
  return { user }
}
