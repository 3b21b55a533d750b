import type { BroadcastRecord, listRecords as endpoint } from '@lumiroute/contract/record'
import { containing } from '../../../db/list-json.ts'
import { RawJson } from '../../../http/response/answer.ts'
import { today } from '../../../clock/business-day.ts'
import type { Read } from '../../../http/pipeline/route.ts'
import { silentSince } from '../device/device.state.ts'
import { listRecordsJson } from './record.queries.ts'
import { signImages } from './sign-images.ts'

export async function listRecords({ db, deps, scope, input }: Read<typeof endpoint>) {
  const { moveType, adId, recordId, broadcastDate, from, to, state, kind, q, page, size, sort } = input
  const isGame = kind === undefined ? undefined : kind === 'game'
  const filters = {
    storeId: scope?.storeId,
    moveType,
    adId,
    recordId,
    broadcastDate,
    from,
    to,
    ...(state && { [state]: true }),
    isGame,
    q: containing(q),
  }
  const { rows, total } = await listRecordsJson(db, {
    filters,
    given: { today: today(deps), since: silentSince(deps) },
    page,
    size,
    sort,
  })
  return { adBroadcastRecordList: new RawJson<BroadcastRecord[]>(signImages(deps, rows)), total }
}
