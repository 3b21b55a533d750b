import type { getCheckpointMail as endpoint } from '@lumiroute/contract/transparency-log'
import type { Read } from '../../../http/pipeline/route.ts'
import { wantsCheckpointMail } from './queries/mail.queries.ts'

export async function getCheckpointMail({ db, actor }: Read<typeof endpoint>) {
  return { isOn: await wantsCheckpointMail(db, actor.accountId) }
}
