import type { Place, updatePlace as endpoint } from '@lumiroute/contract/place'
import { RawJson } from '../../../http/response/answer.ts'
import { notFound } from '../../../errors/app-error.ts'
import { compareFields } from '../../../http/pipeline/audit-change.ts'
import { requireVersion } from '../../../http/pipeline/require-version.ts'
import type { Write } from '../../../http/pipeline/route.ts'
import { text } from '../../../text/text.ts'
import { findPlaceForUpdate, savePlace } from './place.queries.ts'
import { refuseTakenName, requirePhoto } from './validate-place.ts'

export async function updatePlace({ tx, actor, input, language, audit }: Write<typeof endpoint>) {
  const { placeId, version, ...fields } = input.place_data
  const place = await findPlaceForUpdate(tx, placeId)
  if (!place) throw notFound()
  requireVersion(place, version)
  await requirePhoto(tx, actor, fields.photo)
  const change = { by: actor.accountId, language }
  const saved = await savePlace(tx, placeId, fields, change).catch(refuseTakenName)
  const object = { id: placeId, name: fields.name }
  await audit(tx, 'place.updated', { object, change: compareFields(place, fields) })
  return { place: new RawJson<Place>(saved), message: text('place.updated', { name: fields.name }) }
}
