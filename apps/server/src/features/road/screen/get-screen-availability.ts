import type { AnswerOf } from '@lumiroute/contract'
import type { getScreenAvailability as endpoint } from '@lumiroute/contract/screen'
import { RawJson } from '../../../http/response/answer.ts'
import { today } from '../../../clock/business-day.ts'
import type { Read } from '../../../http/pipeline/route.ts'
import { listMonthDates } from '../timetable/month-dates.ts'
import { getAvailabilityJson } from './screen.queries.ts'

type Availability = AnswerOf<typeof endpoint>['availability']

export async function getScreenAvailability({ db, deps, scope, input }: Read<typeof endpoint>) {
  const { placeId, screenIds, adId } = input
  const days = await getAvailabilityJson(db, {
    dates: listMonthDates(input.yearMonth),
    today: today(deps),
    placeId: placeId ?? null,
    screenIds,
    storeId: scope.storeId,
    adId: adId ?? null,
  })
  return { availability: new RawJson<Availability>(days) }
}
