import { PlaceForm } from '@lumiroute/contract/place'
import type { Place } from '@lumiroute/contract/place'
import { z } from 'zod'
import type { Uploaded } from '../../../lib/api/upload.ts'
import { toUploaded } from '../../platform/store/store-images.ts'

type Figure = number | undefined

/** Form state: the photo as an upload result, an empty number as undefined. */
export type PlaceValues = {
  name: string
  address: string
  latitude: Figure
  longitude: Figure
  panelWidth: Figure
  panelHeight: Figure
  direction: string
  photo: Uploaded[]
}

export const placeValues = (place?: Place): PlaceValues => ({
  name: place?.name ?? '',
  address: place?.address ?? '',
  latitude: place?.latitude ?? undefined,
  longitude: place?.longitude ?? undefined,
  panelWidth: place?.panelWidth ?? undefined,
  panelHeight: place?.panelHeight ?? undefined,
  direction: place?.direction?.code ?? '',
  photo: place?.photo ? [toUploaded(place.photo)] : [],
})

export const PlaceValuesSchema = z
  .custom<PlaceValues>()
  .transform(({ photo, ...values }): z.input<typeof PlaceForm> => ({
    ...values,
    photo: photo[0]?.uuidName ?? null,
  }))
  .pipe(PlaceForm)
