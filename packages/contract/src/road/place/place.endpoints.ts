import { z } from 'zod'
import { operator, signedIn } from '../../access.ts'
import { endpoint } from '../../endpoint.ts'
import { Id, RequiredText, Text, Version } from '../../fields.ts'
import { listFields, Total } from '../../list.ts'
import { FileName } from '../../platform/store/store-fields.ts'
import { validationTexts as say } from '../../validation.ts'
import { directionCodes } from './place-codes.ts'

const maxPixels = 20_000

export const Place = z.object({
  id: Id,
  name: z.string(),
  address: z.string(),
  latitude: z.number().nullable(),
  longitude: z.number().nullable(),
  /** Pixels of the LED panel. */
  panelWidth: z.int().nullable(),
  panelHeight: z.int().nullable(),
  /** The direction that the screen faces. */
  direction: z.object({ code: z.string(), name: z.string() }).nullable(),
  /** File name of the picture, served at /files/{uuidName}. */
  photo: z.string().nullable(),
  /** Players at this place: how many ads it can carry on one day. */
  screenCount: z.int(),
  updatedAt: z.string(),
  version: z.int(),
})
export type Place = z.infer<typeof Place>

/** An emptied field sends ''. */
const NoneOr = <S extends z.ZodType>(schema: S) =>
  z.preprocess((value) => (value === '' || value === undefined ? null : value), schema.nullable())

const Degrees = (limit: number, message: string) =>
  NoneOr(z.number(message).min(-limit, message).max(limit, message))
const Pixels = NoneOr(
  z.int(say.pixels(maxPixels)).min(1, say.pixels(maxPixels)).max(maxPixels, say.pixels(maxPixels)),
)

const PlaceFields = z.object({
  name: RequiredText(100, { required: say.requiredStar }),
  address: Text(200).default(''),
  latitude: Degrees(90, say.latitude),
  longitude: Degrees(180, say.longitude),
  panelWidth: Pixels,
  panelHeight: Pixels,
  direction: NoneOr(z.enum(directionCodes)),
  /** `uuidName` of an upload of kind `place` to PLATFORM. */
  photo: NoneOr(FileName),
})
type PlaceFields = z.output<typeof PlaceFields>

const pairs = [
  ['latitude', 'longitude'],
  ['panelWidth', 'panelHeight'],
] as const

/** Half a position or half a size is useless. */
function requirePairs(place: Partial<PlaceFields>, context: z.RefinementCtx): void {
  for (const [one, other] of pairs)
    for (const [lacking, given] of [
      [one, other],
      [other, one],
    ] as const)
      if (place[lacking] === null && place[given] !== null)
        context.addIssue({ code: 'custom', path: [lacking], message: say.bothOrNone })
}

export const PlaceForm = PlaceFields.superRefine(requirePairs)

export const listPlaces = endpoint({
  id: 'place.list',
  method: 'POST',
  path: '/place/query',
  summary: 'Lists places with fixed screens, or one by id.',
  access: signedIn,
  permission: 'ads.read',
  category: null,
  body: z.object({
    placeId: Id.optional(),
    ...listFields(['id', 'name', 'address', 'screenCount', 'updatedAt']),
  }),
  answer: z.object({ placeList: z.array(Place), total: Total }),
})

export const createPlace = endpoint({
  id: 'place.create',
  method: 'POST',
  path: '/place/add',
  summary: 'Creates a place.',
  access: operator,
  category: null,
  body: z.object({ place_data: PlaceForm }),
  answer: z.object({ place: Place }),
  errors: ['CONFLICT'],
  audit: 'place.created',
})

export const updatePlace = endpoint({
  id: 'place.update',
  method: 'POST',
  path: '/place/update',
  summary: 'Updates a place; ads that chose it get its new name.',
  access: operator,
  category: null,
  body: z.object({
    place_data: PlaceFields.extend({ placeId: Id, version: Version.optional() }).superRefine(requirePairs),
  }),
  answer: z.object({ place: Place }),
  errors: ['NOT_FOUND', 'CONFLICT'],
  audit: 'place.updated',
})

export const deletePlace = endpoint({
  id: 'place.delete',
  method: 'POST',
  path: '/place/delete',
  summary: 'Deletes a place that has no devices and that no ad chose.',
  access: operator,
  category: null,
  body: z.object({ placeId: Id }),
  answer: z.object({}),
  errors: ['NOT_FOUND', 'CONFLICT'],
  audit: 'place.deleted',
})
