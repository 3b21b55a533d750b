import type { AnswerOf } from '@lumiroute/contract'
import type { getAvailability as endpoint } from '@lumiroute/contract/timetable'
import { RawJson } from '../../../http/response/answer.ts'
import { today } from '../../../clock/business-day.ts'
import type { Read } from '../../../http/pipeline/route.ts'
import { listMonthDates } from './month-dates.ts'
import { getAvailabilityJson } from './queries/vehicle-booking.queries.ts'

type Availability = AnswerOf<typeof endpoint>['availability']

export async function getAvailability({ db, input, deps }: Read<typeof endpoint>) {
  const dates = listMonthDates(input.yearMonth)
  const days = await getAvailabilityJson(db, input.vehicleType, dates, today(deps))
  return { availability: new RawJson<Availability>(days) }
}
