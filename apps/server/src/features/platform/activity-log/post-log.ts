import { categoryOfPath, pathOfUrl, type postLog as endpoint } from '@lumiroute/contract/activity-log'
import { insertActivities } from '../../../http/pipeline/activity-log.queries.ts'
import type { Write } from '../../../http/pipeline/route.ts'

const maxPath = 500
/** A person opens fewer pages; a store's own server reports for all of its visitors. */
const memberReportsPerMinute = 60

/** Written immediately instead of in a later batch: an acknowledged entry must survive a crash. */
export async function postLog({ tx, actor, member, scope, input, deps }: Write<typeof endpoint>) {
  if (member) deps.rateLimit(`reports of member ${member.id}`, memberReportsPerMinute)
  await insertActivities(tx, deps.settings.businessTz, [
    {
      storeId: scope.storeId,
      accountId: actor?.accountId ?? null,
      source: 'frontend',
      category: categoryOfPath(input.requestUrl),
      method: input.requestMethod,
      path: pathOfUrl(input.requestUrl).slice(0, maxPath),
      statusCode: input.responseStatus,
      at: deps.now(),
    },
  ])
  return {}
}
