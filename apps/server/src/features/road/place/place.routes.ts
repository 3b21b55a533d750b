import * as contract from '@lumiroute/contract/place'
import { read, type Route, write } from '../../../http/pipeline/route.ts'
import { addPlace } from './add-place.ts'
import { deletePlace } from './delete-place.ts'
import { queryPlaces } from './query-places.ts'
import { updatePlace } from './update-place.ts'

export const placeRoutes: Route[] = [
  read(contract.queryPlaces, queryPlaces),
  write(contract.addPlace, addPlace),
  write(contract.updatePlace, updatePlace),
  write(contract.deletePlace, deletePlace),
]
