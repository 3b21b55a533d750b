import type {
  Activity,
  listActivities as activityEndpoint,
  listBanners as bannerEndpoint,
} from '@lumiroute/contract/activity'
import { containing } from '../../../db/list-json.ts'
import { RawJson } from '../../../http/response/answer.ts'
import type { Read } from '../../../http/pipeline/route.ts'
import { listActivitiesJson } from './activity.queries.ts'

export async function listActivities({ db, scope, input, deps }: Read<typeof activityEndpoint>) {
  const { page, size, sort, q, store: _store, ...given } = input
  const filters = { ...given, storeId: scope.storeId, actType: 'activity', q: containing(q) }
  const asked = { filters, given: { now: deps.now() }, page, size, sort }
  const { rows, total } = await listActivitiesJson(db, asked)
  return { activityList: new RawJson<Activity[]>(rows), total }
}

export async function listBanners({ db, member, scope, input, deps }: Read<typeof bannerEndpoint>) {
  const { page, size, sort, q, store: _store, ...given } = input
  const filters = { ...given, storeId: scope.storeId, q: containing(q), memberId: member?.id }
  const asked = { filters, given: { now: deps.now() }, page, size, sort }
  const { rows, total } = await listActivitiesJson(db, asked)
  const list = new RawJson<Activity[]>(rows)
  return input.actType === 'banner'
    ? { bannerList: list, total }
    : { bannerList: [], activityList: list as RawJson<Activity[] | undefined>, total }
}
