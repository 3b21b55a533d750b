import type { confirmTotp as endpoint } from '@lumiroute/contract/second-factor'
import type { Tx } from '../../../db/db.ts'
import { AppError, refuseField } from '../../../errors/app-error.ts'
import type { Steps } from '../../../http/pipeline/route.ts'
import { text } from '../../../text/text.ts'
import { lockAccount } from '../session/lock-account.ts'
import { addSignInFailure, requireNotThrottled } from '../session/sign-in-throttle.ts'
import { spendTotpCode } from './check-factor.ts'
import { ensureRecoveryCodes } from './ensure-recovery-codes.ts'
import { getRelyingParty } from './relying-party.ts'
import { findTotp } from './second-factor.queries.ts'
import { viewSecondFactor } from './view-second-factor.ts'

/** Commit before refusing: the error about a wrong code must not roll back its count. */
export async function confirmTotp(call: Steps<typeof endpoint>) {
  const outcome = await call.db.write((tx) => confirm(tx, call))
  if (outcome === 'wrong') throw refuseField('code', text('secondFactor.wrongCode'))
  return { ...outcome, message: text('secondFactor.totpAdded') }
}

async function confirm(tx: Tx, { deps, actor, input, from, request, audit }: Steps<typeof endpoint>) {
  const { accountId, storeId } = actor
  await lockAccount(tx, accountId)
  const attempt = { account: `second factor ${accountId}`, address: from.address }
  await requireNotThrottled(tx, attempt)
  const totp = await findTotp(tx, accountId)
  if (!totp) throw new AppError('secondFactor.totpNotStarted')
  if (totp.confirmedAt) throw new AppError('secondFactor.totpInUse')
  if (!(await spendTotpCode(tx, deps, { accountId, storeId }, input.code))) {
    await addSignInFailure(tx, attempt)
    return 'wrong'
  }
  await deps.jobs.announce(tx, 'secondFactor.changed', { accountId, change: 'totpAdded' })
  await audit(tx, 'secondFactor.totpAdded')
  const recoveryCodes = await ensureRecoveryCodes(tx, accountId)
  const rp = getRelyingParty(request, deps.settings)
  return { recoveryCodes, secondFactor: await viewSecondFactor(tx, deps, actor, rp) }
}
