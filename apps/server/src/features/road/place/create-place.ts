import type { createPlace as endpoint, Place } from '@lumiroute/contract/place'
import { RawJson } from '../../../http/response/answer.ts'
import { compareFields } from '../../../http/pipeline/audit-change.ts'
import type { Write } from '../../../http/pipeline/route.ts'
import { text } from '../../../text/text.ts'
import { insertPlace } from './place.queries.ts'
import { refuseTakenName, requirePhoto } from './validate-place.ts'

export async function createPlace({ tx, actor, input, language, audit }: Write<typeof endpoint>) {
  const fields = input.place_data
  await requirePhoto(tx, actor, fields.photo)
  const place = await insertPlace(tx, fields, { by: actor.accountId, language }).catch(refuseTakenName)
  const { id } = JSON.parse(place) as Place
  const change = compareFields({}, fields)
  await audit(tx, 'place.created', { object: { id, name: fields.name }, change })
  return { place: new RawJson<Place>(place), message: text('place.created', { name: fields.name }) }
}
