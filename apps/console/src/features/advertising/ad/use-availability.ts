import { getScreenAvailability } from '@lumiroute/contract/screen'
import { getAvailability } from '@lumiroute/contract/timetable'
import type { AnswerOf } from '@lumiroute/contract'
import type { VehicleType } from '@lumiroute/contract/ad'
import { useQueries } from '@tanstack/react-query'
import { readOptions } from '../../../lib/api/query.ts'

export type DayAvailability = AnswerOf<typeof getAvailability>['availability'][number]
export type Availability = ReadonlyMap<string, DayAvailability>

type Load = { data?: AnswerOf<typeof getAvailability> | undefined }
const byDate = (loads: readonly Load[]): Availability =>
  new Map(loads.flatMap(({ data }) => data?.availability ?? []).map((day) => [day.date, day]))

/** Free vehicles of a type per day of the given months; days not loaded yet are absent. */
export function useAvailability(vehicleType: VehicleType, months: readonly string[], enabled: boolean) {
  const asked = enabled ? [...new Set(months)] : []
  return useQueries({
    queries: asked.map((yearMonth) => readOptions(getAvailability, { vehicleType, yearMonth })),
    combine: byDate,
  })
}

export type ScreenChoice = {
  storeId: number
  adId: number | undefined
  placeId: number | ''
  screenIds: readonly number[]
}

type ScreenLoad = { data?: AnswerOf<typeof getScreenAvailability> | undefined }

/** A place needs one free screen; a choice of screens needs all of them, otherwise the day counts as 0. */
const byScreenDate =
  (isPlace: boolean) =>
  (loads: readonly ScreenLoad[]): Availability =>
    new Map(
      loads
        .flatMap(({ data }) => data?.availability ?? [])
        .map((day) => [day.date, isPlace || day.free === day.total ? day : { ...day, free: 0 }]),
    )
const ofPlace = byScreenDate(true)
const ofChoice = byScreenDate(false)

/** Free screens of the chosen place or among the chosen screens, per day of the given months. */
export function useScreenAvailability(choice: ScreenChoice, months: readonly string[], enabled: boolean) {
  const { storeId, adId, placeId, screenIds } = choice
  const isPlace = placeId !== ''
  const asked = enabled && (isPlace || screenIds.length > 0) ? [...new Set(months)] : []
  const where = isPlace ? { placeId, screenIds: [] } : { screenIds: screenIds.toSorted((a, b) => a - b) }
  return useQueries({
    queries: asked.map((yearMonth) =>
      readOptions(getScreenAvailability, { storeId, yearMonth, ...where, ...(adId && { adId }) }),
    ),
    combine: isPlace ? ofPlace : ofChoice,
  })
}
