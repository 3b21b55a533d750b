import type { listFiles as endpoint, StoredFile } from '@lumiroute/contract/file'
import { containing } from '../../../db/list-json.ts'
import type { Read } from '../../../http/pipeline/route.ts'
import { linkToFile } from './file-links.ts'
import { listFilesJson } from './file.queries.ts'

type Row = Omit<StoredFile, 'url'> & { isPrivate: boolean }

export async function listFiles({ db, scope, input, deps }: Read<typeof endpoint>) {
  const { page, size, sort, q, kind } = input
  const filters = { storeId: scope?.storeId, kind, q: containing(q) }
  const { rows, total } = await listFilesJson(db, { filters, page, size, sort })
  const fileList = (JSON.parse(rows) as Row[]).map(({ isPrivate, ...file }) => ({
    ...file,
    url: linkToFile(deps, { uuidName: file.uuidName, isPrivate }),
  }))
  return { fileList, total }
}
