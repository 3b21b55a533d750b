import type {
  countReceivers as countEndpoint,
  getMessage as endpoint,
  getQuota as quotaEndpoint,
} from '@lumiroute/contract/message'
import { AppError } from '../../../errors/app-error.ts'
import type { Read, Steps } from '../../../http/pipeline/route.ts'
import { countFriends } from '../member/segment.ts'
import { getCachedQuota } from './get-quota.ts'
import { findMessageJson } from './message.queries.ts'
import { toLineRefusal, requireChannel } from './require-channel.ts'
import { countTarget, describeTarget } from './target.ts'
import { viewMessage } from './view-message.ts'

export async function getMessage({ db, scope, input, language }: Read<typeof endpoint>) {
  const json = await findMessageJson(db, scope.storeId, input.msgCode)
  if (json === undefined) throw new AppError('message.notFound')
  return { messageItem: viewMessage(json, language) }
}

export async function countReceivers({ db, scope, input }: Read<typeof countEndpoint>) {
  await describeTarget(db, scope.storeId, input.target)
  const estimated = await countTarget(db, scope.storeId, input.target)
  return { estimated, friends: await countFriends(db, scope.storeId) }
}

export async function getQuota({ db, deps, scope }: Steps<typeof quotaEndpoint>) {
  const channel = await requireChannel({ db, settings: deps.settings }, scope.storeId)
  const answer = await getCachedQuota(deps, scope.storeId, channel)
  if (!answer.ok) throw toLineRefusal(answer)
  return answer.quota
}
