import { listPlaces } from '@lumiroute/contract/place'
import { useRead } from '../../../lib/api/query.ts'

/** All places by name, for drop-downs and the picker. */
export const usePlaces = () => useRead(listPlaces, { sort: 'name' }, { staleTime: 60_000 })
