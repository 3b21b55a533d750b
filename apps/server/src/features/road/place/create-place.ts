import type { createPlace as endpoint, Place } from '@lumiroute/contract/place'
import { RawJson } from '../../../http/response/answer.ts'
import type { Write } from '../../../http/pipeline/route.ts'
import { text } from '../../../text/text.ts'
import { insertPlace } from './place.queries.ts'
import { refuseTakenName, requirePhoto } from './validate-place.ts'

export async function createPlace({ tx, actor, input, language }: Write<typeof endpoint>) {
  const fields = input.place_data
  await requirePhoto(tx, actor, fields.photo)
  const place = await insertPlace(tx, fields, { by: actor.accountId, language }).catch(refuseTakenName)
  return { place: new RawJson<Place>(place), message: text('place.created', { name: fields.name }) }
}
