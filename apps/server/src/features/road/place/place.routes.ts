import * as contract from '@lumiroute/contract/place'
import { read, type Route, write } from '../../../http/pipeline/route.ts'
import { createPlace } from './create-place.ts'
import { deletePlace } from './delete-place.ts'
import { listPlaces } from './list-places.ts'
import { updatePlace } from './update-place.ts'

export const placeRoutes: Route[] = [
  read(contract.listPlaces, listPlaces),
  write(contract.createPlace, createPlace),
  write(contract.updatePlace, updatePlace),
  write(contract.deletePlace, deletePlace),
]
