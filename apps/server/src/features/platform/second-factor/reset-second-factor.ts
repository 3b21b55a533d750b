import type { resetSecondFactor as endpoint } from '@lumiroute/contract/second-factor'
import { AppError, notFound } from '../../../errors/app-error.ts'
import type { Write } from '../../../http/pipeline/route.ts'
import { text } from '../../../text/text.ts'
import { endSessions } from '../session/end-sessions.ts'
import { lockAccount } from '../session/lock-account.ts'
import { removeAllFactors } from './remove-all-factors.ts'

/** For a store administrator; an operator's is reset on the server, so that one cannot weaken the other. */
export async function resetSecondFactor({ tx, deps, input, afterCommit, audit }: Write<typeof endpoint>) {
  const account = await lockAccount(tx, input.id)
  if (!account) throw notFound()
  if (account.role === 'ROLE_ADMIN') throw new AppError('secondFactor.operatorByCommand')
  if (await removeAllFactors(tx, account.id)) {
    const ended = await endSessions(tx, { account: account.id })
    afterCommit(() => deps.watch.markEnded(ended))
    await deps.jobs.announce(tx, 'secondFactor.changed', { accountId: account.id, change: 'reset' })
  }
  await audit(tx, 'secondFactor.reset', {
    object: { id: account.id, name: account.adminAccount },
    storeId: account.storeId,
  })
  return { message: text('secondFactor.resetDone', { account: account.adminAccount }) }
}
