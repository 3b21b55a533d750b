import type { listSessions as endpoint } from '@lumiroute/contract/session'
import { formatMoment } from '../../../clock/business-moment.ts'
import type { Read } from '../../../http/pipeline/route.ts'
import { describeClient } from './describe-client.ts'
import { listOpenSessions } from './own-session.queries.ts'

export async function listSessions({ db, deps, actor }: Read<typeof endpoint>) {
  const at = (moment: Date) => formatMoment(moment, deps.settings.businessTz)
  const rows = await listOpenSessions(db, actor.accountId, actor.sessionId)
  return {
    sessionList: rows.map(({ userAgent, createdAt, usedAt, expiresAt, ...row }) => ({
      ...row,
      ...describeClient(userAgent),
      createdAt: at(createdAt),
      usedAt: at(usedAt),
      expiresAt: at(expiresAt),
    })),
  }
}
