import { listPlaces } from '@lumiroute/contract/place'
import type { Place } from '@lumiroute/contract/place'
import { useRead } from '../../../lib/api/query.ts'
import { servedList } from '../../../lib/api/served-list.ts'

export type PlaceRow = Place & { row: number }

export const { useList: usePlaceList, exportAll: exportPlaces } = servedList({
  endpoint: listPlaces,
  listOf: ({ placeList }) => placeList,
  sorts: ['id', 'name', 'address', 'screenCount', 'updatedAt'],
  rowOf: (place, row): PlaceRow => ({ ...place, row }),
})

/** All places by name, for drop-downs and the picker. */
export const usePlaces = () => useRead(listPlaces, { sort: 'name' }, { staleTime: 60_000 })
