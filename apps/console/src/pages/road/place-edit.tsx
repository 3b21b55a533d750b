import { listPlaces } from '@lumiroute/contract/place'
import { PlaceForm } from '../../features/road/place/place-form.tsx'
import { placePaths } from '../../features/road/place/place.paths.ts'
import { defineEditPage } from '../kit/define-edit-page.tsx'

export const PlaceEditPage = defineEditPage({
  noun: 'place',
  list: () => placePaths.list,
  param: 'i',
  cardWidth: 760,
  endpoint: listPlaces,
  input: (id) => ({ placeId: Number(id) }),
  thing: ({ placeList }) => placeList[0],
  form: (place, control) => <PlaceForm place={place} {...control} />,
})
