import type { getMe as endpoint, User } from '@lumiroute/contract/session'
import { RawJson } from '../../../http/response/answer.ts'
import { AppError } from '../../../errors/app-error.ts'
import type { Read } from '../../../http/pipeline/route.ts'
import { findUserJson } from './session.queries.ts'

export async function getMe({ db, actor }: Read<typeof endpoint>) {
  const user = await findUserJson(db, actor.accountId)
  if (user === undefined) throw new AppError('UNAUTHENTICATED')
  return { user: new RawJson<User>(user), requiredSteps: actor.requiredSteps }
}
