import type { endOtherSessions as others, endOwnSession as one } from '@lumiroute/contract/session'
import { notFound } from '../../../errors/app-error.ts'
import type { Write } from '../../../http/pipeline/route.ts'
import { text } from '../../../text/text.ts'
import { endSessions } from './end-sessions.ts'

export async function endOwnSession({ tx, deps, actor, input, afterCommit }: Write<typeof one>) {
  const ended = await endSessions(tx, { session: input.id, of: actor.accountId })
  if (ended.length === 0) throw notFound()
  afterCommit(() => deps.watch.markEnded(ended))
  return { message: text('session.ended') }
}

export async function endOtherSessions({ tx, deps, actor, afterCommit }: Write<typeof others>) {
  const ended = await endSessions(tx, { account: actor.accountId, but: actor.sessionId })
  afterCommit(() => deps.watch.markEnded(ended))
  return { ended: ended.length, message: text('session.endedSeveral', { count: ended.length }) }
}
