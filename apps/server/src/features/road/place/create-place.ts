import type { createPlace as endpoint, Place } from '@lumiroute/contract/place'
import { RawJson } from '../../../http/response/answer.ts'
import type { Write } from '../../../http/pipeline/route.ts'
import { insertPlace } from './place.queries.ts'
import { refuseTakenName, requirePhoto } from './place.rules.ts'

export async function createPlace({ tx, actor, input }: Write<typeof endpoint>) {
  const fields = input.place_data
  await requirePhoto(tx, actor, fields.photo)
  const place = await insertPlace(tx, fields, actor.accountId).catch(refuseTakenName)
  return { place: new RawJson<Place>(place), message: `新增播放地點「${fields.name}」成功` }
}
