import type { AnswerOf } from '@lumiroute/contract'
import type { getScreenAvailability as endpoint } from '@lumiroute/contract/screen'
import { daysInMonth } from '@lumiroute/contract/timetable'
import { RawJson } from '../../../http/response/answer.ts'
import { today } from '../../../clock/business-day.ts'
import type { Read } from '../../../http/pipeline/route.ts'
import { dateOf } from '../timetable/timetable.rules.ts'
import { getAvailabilityJson } from './screen.queries.ts'

type Availability = AnswerOf<typeof endpoint>['availability']

export async function getScreenAvailability({ db, deps, scope, input }: Read<typeof endpoint>) {
  const [year, month] = input.yearMonth.split('-').map(Number) as [number, number]
  const length = daysInMonth({ year, month })
  const dates = Array.from({ length }, (_, i) => dateOf({ year, month }, i + 1))
  const { placeId, screenIds, adId } = input
  const asked = { dates, today: today(deps), placeId, screenIds, adId, storeId: scope.storeId }
  return { availability: new RawJson<Availability>(await getAvailabilityJson(db, asked)) }
}
