import type { listTags as endpoint, Tag } from '@lumiroute/contract/tag'
import { RawJson } from '../../../http/response/answer.ts'
import type { Read } from '../../../http/pipeline/route.ts'
import { listTagsJson } from './tag.queries.ts'

export const listTags = async ({ db, scope }: Read<typeof endpoint>) => ({
  tagList: new RawJson<Tag[]>(await listTagsJson(db, scope.storeId)),
})
