import type { downloadStoreImage as endpoint } from '@lumiroute/contract/file'
import { FileMissingError } from '../../../adapters/files/file-error.ts'
import type { Sending, Steps } from '../../../http/pipeline/route.ts'
import { safeHeaders } from './file-headers.ts'
import { findStoreImage } from './file.queries.ts'

export async function downloadStoreImage({
  db,
  scope,
  input,
  deps,
}: Steps<typeof endpoint>): Promise<Sending> {
  const file = await findStoreImage(db, scope.storeId, input.fileName || undefined)
  if (!file) throw new FileMissingError()
  const { stream } = await deps.storage.open(file.uuidName)
  return {
    headers: { ...safeHeaders(file, 'attachment'), 'content-length': String(file.sizeBytes) },
    body: stream,
  }
}
