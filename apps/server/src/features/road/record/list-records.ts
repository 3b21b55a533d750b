import type { BroadcastRecord, listRecords as endpoint } from '@lumiroute/contract/record'
import { containing } from '../../../db/list-json.ts'
import { today } from '../../../clock/business-day.ts'
import type { Deps } from '../../../deps.ts'
import type { Read } from '../../../http/pipeline/route.ts'
import { codeNames } from '../../../text/code-names.ts'
import { getDeliveryMoment } from '../../../clock/delivery-moment.ts'
import { linkToFile } from '../../platform/file/file-links.ts'
import { getOnlineThreshold } from '../device/online-threshold.ts'
import { listRecordsJson } from './queries/record.queries.ts'

export async function listRecords({ db, deps, scope, input, language }: Read<typeof endpoint>) {
  const { state, kind, q, page, size, sort, ...fields } = input
  const filters = {
    ...fields,
    storeId: scope?.storeId,
    ...(state && { [state]: true }),
    isGame: kind === undefined ? undefined : kind === 'game',
    q: containing(q),
  }
  const given = {
    today: today(deps),
    since: getOnlineThreshold(deps),
    ...getDeliveryMoment(deps),
    ...codeNames(language),
  }
  const { rows, total } = await listRecordsJson(db, { filters, given, page, size, sort })
  const records = JSON.parse(rows) as BroadcastRecord[]
  return { adBroadcastRecordList: records.map((record) => signImage(deps, record)), total }
}

const signImage = (deps: Deps, record: BroadcastRecord): BroadcastRecord => ({
  ...record,
  imagePath: record.imagePath && linkToFile(deps, { uuidName: record.imagePath, isPrivate: true }),
})
