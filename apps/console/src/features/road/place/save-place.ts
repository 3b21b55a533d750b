import { listDevices } from '@lumiroute/contract/device'
import { createPlace, listPlaces, updatePlace } from '@lumiroute/contract/place'
import type { Place, PlaceForm } from '@lumiroute/contract/place'
import type { z } from 'zod'
import { useAct } from '../../../lib/api/query.ts'

const stale = [listPlaces, listDevices]

/** Creates a place, or updates the given one; returns the server's message. */
export function useSavePlace(place?: Place) {
  const add = useAct(createPlace, { quiet: true, invalidate: stale })
  const update = useAct(updatePlace, { quiet: true, invalidate: stale })
  return async (fields: z.output<typeof PlaceForm>): Promise<string> => {
    if (!place) return (await add.mutateAsync({ place_data: fields })).message
    const place_data = { ...fields, placeId: place.id, version: place.version }
    return (await update.mutateAsync({ place_data })).message
  }
}
