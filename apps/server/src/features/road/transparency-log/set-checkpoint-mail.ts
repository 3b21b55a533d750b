import type { setCheckpointMail as endpoint } from '@lumiroute/contract/transparency-log'
import type { Write } from '../../../http/pipeline/route.ts'
import { text } from '../../../text/text.ts'
import { saveCheckpointMail } from './queries/mail.queries.ts'

export async function setCheckpointMail({ tx, actor, input: { isOn } }: Write<typeof endpoint>) {
  await saveCheckpointMail(tx, actor.accountId, isOn)
  return { isOn, message: text(isOn ? 'transparencyLog.mailOn' : 'transparencyLog.mailOff') }
}
