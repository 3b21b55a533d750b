import type { getHealth as endpoint } from '@lumiroute/contract/overview'
import { rawQuery } from '../../../db/raw-query.ts'
import { AppError } from '../../../errors/app-error.ts'
import type { Read } from '../../../http/pipeline/route.ts'

const ping = rawQuery({
  name: 'overview.ping',
  row: { ok: 'int4' },
  sql: 'select 1 as ok',
})

export async function getHealth({ db, deps }: Read<typeof endpoint>) {
  await db.run(ping, []).catch((cause: unknown) => {
    throw new AppError('UNAVAILABLE', { message: '資料庫無法連線', retryAfterSeconds: 2, cause })
  })
  return { database: 'ok' as const, version: deps.version }
}
