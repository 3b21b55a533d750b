import type { updateMe as endpoint } from '@lumiroute/contract/session'
import { AppError } from '../../../errors/app-error.ts'
import { compareFields } from '../../../http/pipeline/audit-change.ts'
import type { Write } from '../../../http/pipeline/route.ts'
import { revokePasswordLinks } from './revoke-password-links.ts'
import { findUser, notifyLanguage, updateProfile } from './session.queries.ts'

export async function updateMe({ tx, actor, input, deps, audit, afterCommit }: Write<typeof endpoint>) {
  const { adminName, adminEmail, language, version } = input
  const before = (await findUser(tx, actor.accountId)) ?? {}
  const isUpdated = await updateProfile(tx, actor.accountId, { adminName, adminEmail, language }, version)
  if (!isUpdated) throw new AppError('CONFLICT')
  await audit(tx, 'account.updated', { change: compareFields(before, { adminName, adminEmail, language }) })
  if (adminEmail !== undefined) await revokePasswordLinks(tx, actor.accountId)
  const user = await findUser(tx, actor.accountId)
  if (!user) throw new AppError('UNAUTHENTICATED')
  if (language !== undefined) {
    await notifyLanguage(tx, actor.accountId, language)
    afterCommit(() => deps.languages.markChanged(actor.accountId, language))
  }
  return { user }
}
