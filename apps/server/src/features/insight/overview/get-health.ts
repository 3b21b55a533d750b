import type { getHealth as endpoint } from '@lumiroute/contract/overview'
import { AppError } from '../../../errors/app-error.ts'
import type { Read } from '../../../http/pipeline/route.ts'
import { pingDatabase } from './queries/metrics.queries.ts'

export async function getHealth({ db, deps }: Read<typeof endpoint>) {
  await pingDatabase(db).catch((cause: unknown) => {
    throw new AppError('overview.databaseUnreachable', {}, { retryAfterSeconds: 2, cause })
  })
  return { database: 'ok' as const, version: deps.version }
}
