import type { AnswerOf } from '@lumiroute/contract'
import type { listMembers as endpoint } from '@lumiroute/contract/member'
import type { Handle } from '../../../db/db.ts'
import type { Read } from '../../../http/pipeline/route.ts'
import { RawJson } from '../../../http/response/answer.ts'
import { findTagIds, listMembersJson } from './member.queries.ts'
import { toFilters } from './queries/segment.queries.ts'

type Rows = AnswerOf<typeof endpoint>['membersList']
type Filters = ReturnType<typeof toFilters>

const tagFilters = ['anyTag', 'allTags', 'noTag'] as const

export async function listMembers({ db, scope, input }: Read<typeof endpoint>) {
  const { page, size, sort, storeCode: _code, ...asked } = input
  const filters = await toTagIds(db, toFilters(scope.storeId, asked))
  const { rows, total } = await listMembersJson(db, { filters, page, size, sort })
  return { membersList: new RawJson<Rows>(rows), total }
}

type Named = Omit<Filters, 'anyTag' | 'allTags'> & { oneTag?: number; anyTag?: unknown; allTags?: unknown }

async function toTagIds(db: Handle, filters: Filters): Promise<Named> {
  const named: Named = { ...filters }
  for (const name of tagFilters) {
    const codes = filters[name] as string[] | undefined
    if (codes) named[name] = await findTagIds(db, filters.storeId, codes)
  }
  return withOneTag(named)
}

/** A single tag is the most frequent filter and needs no distinct. */
function withOneTag({ anyTag, allTags, ...rest }: Named): Named {
  const [id, ...others] = (anyTag ?? allTags ?? []) as number[]
  if (id === undefined || others.length > 0) return { ...rest, anyTag, allTags }
  return { ...rest, oneTag: id }
}
