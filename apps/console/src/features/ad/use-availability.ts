import { getAvailability } from '@lumiroute/contract'
import type { AnswerOf, VehicleType } from '@lumiroute/contract'
import { useQueries } from '@tanstack/react-query'
import { readOptions } from '../../lib/query.ts'

export type DayAvailability = AnswerOf<typeof getAvailability>['availability'][number]
export type Availability = ReadonlyMap<string, DayAvailability>

type Load = { data?: AnswerOf<typeof getAvailability> | undefined }
const byDate = (loads: readonly Load[]): Availability =>
  new Map(loads.flatMap(({ data }) => data?.availability ?? []).map((day) => [day.date, day]))

/** How many vehicles of the type are free on each day of the months; a day that is not known yet is absent. */
export function useAvailability(vehicleType: VehicleType, months: readonly string[], enabled: boolean) {
  const asked = enabled ? [...new Set(months)] : []
  return useQueries({
    queries: asked.map((yearMonth) => readOptions(getAvailability, { vehicleType, yearMonth })),
    combine: byDate,
  })
}
