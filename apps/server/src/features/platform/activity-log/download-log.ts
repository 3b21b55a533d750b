import type { downloadLog as endpoint } from '@lumiroute/contract/activity-log'
import { notFound } from '../../../errors/app-error.ts'
import type { Sending, Steps } from '../../../http/pipeline/route.ts'
import { csvStream } from '../../../zip/csv.ts'
import { sendZip } from '../../../zip/send-zip.ts'
import { findStoreCode, type LogSource, type LogView, readLog } from './activity-log.queries.ts'
import { readRange } from './log-range.ts'
import { type Text, text, translate } from '../../../text/text.ts'

const head = [
  text('activityLog.time'),
  text('activityLog.category'),
  text('activityLog.account'),
  text('activityLog.method'),
  text('activityLog.path'),
  text('activityLog.statusCode'),
]
const sources: LogSource[] = ['cms', 'frontend']

export async function downloadLog({
  db,
  scope,
  input,
  deps,
  language,
}: Steps<typeof endpoint>): Promise<Sending> {
  const say = (each: Text) => translate(each, language)
  const platform = say(text('activityLog.platform'))
  const range = readRange(input, deps.settings.businessTz, deps.now())
  const storeCode = await findStoreCode(db, scope.storeId)
  if (storeCode === undefined) throw notFound()
  const entries = sources.map((source) => ({
    name: `${source}.csv`,
    open: () => csvStream(head.map(say), cellsOf({ storeId: scope.storeId, source, range })),
  }))
  return sendZip(`${storeCode}-logData.zip`, entries, deps.now())

  async function* cellsOf(view: LogView) {
    for await (const rows of readLog(db, view))
      yield rows.map(({ time, category, account, method, path, statusCode }) => [
        time,
        category && say(text(`activityCategory.${category}`)),
        account ?? platform,
        method,
        path,
        statusCode,
      ])
  }
}
