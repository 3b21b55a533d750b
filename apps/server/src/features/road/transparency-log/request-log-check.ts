import type { checkLog as endpoint } from '@lumiroute/contract/transparency-log'
import type { Write } from '../../../http/pipeline/route.ts'
import { text } from '../../../text/text.ts'

/** As a job: a check of a long log takes longer than a request may. */
export async function requestLogCheck({ tx, deps }: Write<typeof endpoint>) {
  await deps.jobs.announceOnce(tx, 'log.checkRequested', {}, { key: 'log', afterSeconds: 0 })
  return { message: text('transparencyLog.checkStarted') }
}
