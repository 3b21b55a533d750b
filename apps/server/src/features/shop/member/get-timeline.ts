import type { getTimeline as endpoint, TimelineRow } from '@lumiroute/contract/member'
import type { Read } from '../../../http/pipeline/route.ts'
import { RawJson } from '../../../http/response/answer.ts'
import { listTimelineJson } from './queries/timeline.queries.ts'
import { requireMemberId } from './require-member.ts'

const defaultSize = 50

export async function getTimeline({ db, scope, input }: Read<typeof endpoint>) {
  const memberId = await requireMemberId(db, scope.storeId, input.mbrCode)
  const size = input.size ?? defaultSize
  const found = await listTimelineJson(db, memberId, size, ((input.page ?? 1) - 1) * size)
  const { rows, total } = found as { rows: string; total: number }
  return { timeline: new RawJson<TimelineRow[]>(rows), total }
}
