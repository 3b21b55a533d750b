import type {
  removePasskey as passkeyEndpoint,
  removeTotp as totpEndpoint,
} from '@lumiroute/contract/second-factor'
import type { Tx } from '../../../db/db.ts'
import type { Deps } from '../../../deps.ts'
import { AppError, notFound } from '../../../errors/app-error.ts'
import type { Actor } from '../../../http/authentication/identity.ts'
import { needsSecondFactor } from '../../../http/authentication/required-steps.ts'
import { compareFields } from '../../../http/pipeline/audit-change.ts'
import type { Steps } from '../../../http/pipeline/route.ts'
import { text } from '../../../text/text.ts'
import { lockAccount } from '../session/lock-account.ts'
import { getRelyingParty } from './relying-party.ts'
import { deletePasskey, deleteRecoveryCodes, deleteTotp } from './second-factor.queries.ts'
import { viewSecondFactor } from './view-second-factor.ts'

export async function removeTotp({ db, deps, actor, request, audit }: Steps<typeof totpEndpoint>) {
  const rp = getRelyingParty(request, deps.settings)
  const secondFactor = await db.write(async (tx) => {
    await lockAccount(tx, actor.accountId)
    if (!(await deleteTotp(tx, actor.accountId))) throw notFound()
    await settleRemoval(tx, deps, actor, 'totpRemoved')
    await audit(tx, 'secondFactor.totpRemoved')
    return viewSecondFactor(tx, deps, actor, rp)
  })
  return { secondFactor, message: text('secondFactor.totpRemoved') }
}

export async function removePasskey({
  db,
  deps,
  actor,
  input,
  request,
  audit,
}: Steps<typeof passkeyEndpoint>) {
  const rp = getRelyingParty(request, deps.settings)
  return db.write(async (tx) => {
    await lockAccount(tx, actor.accountId)
    const name = await deletePasskey(tx, actor.accountId, input.id)
    if (name === undefined) throw notFound()
    await settleRemoval(tx, deps, actor, 'passkeyRemoved')
    await audit(tx, 'secondFactor.passkeyRemoved', {
      change: compareFields({ passkey: name }, { passkey: null }),
    })
    const secondFactor = await viewSecondFactor(tx, deps, actor, rp)
    return { secondFactor, message: text('secondFactor.passkeyRemoved', { name }) }
  })
}

/** Recovery codes without a factor would be a second way around the password. */
async function settleRemoval(
  tx: Tx,
  deps: Deps,
  { accountId }: Actor,
  change: 'totpRemoved' | 'passkeyRemoved',
): Promise<void> {
  const account = await lockAccount(tx, accountId)
  if (account && !account.hasSecondFactor) {
    if (needsSecondFactor(deps.settings, account.role)) throw new AppError('secondFactor.lastOne')
    await deleteRecoveryCodes(tx, accountId)
  }
  await deps.jobs.announce(tx, 'secondFactor.changed', { accountId, change })
}
