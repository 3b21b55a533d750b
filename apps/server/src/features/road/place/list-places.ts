import type { Place, listPlaces as endpoint } from '@lumiroute/contract/place'
import { containing } from '../../../db/list-json.ts'
import { RawJson } from '../../../http/response/answer.ts'
import type { Read } from '../../../http/pipeline/route.ts'
import { codeNames } from '../../../text/code-names.ts'
import { listPlacesJson } from './place.queries.ts'

export async function listPlaces({ db, input, language }: Read<typeof endpoint>) {
  const { page, size, sort, q, placeId } = input
  const filters = { placeId, q: containing(q) }
  const { rows, total } = await listPlacesJson(db, { filters, given: codeNames(language), page, size, sort })
  return { placeList: new RawJson<Place[]>(rows), total }
}
