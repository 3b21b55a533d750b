import type { replaceRecoveryCodes as endpoint } from '@lumiroute/contract/second-factor'
import { AppError } from '../../../errors/app-error.ts'
import type { Write } from '../../../http/pipeline/route.ts'
import { text } from '../../../text/text.ts'
import { lockAccount } from '../session/lock-account.ts'
import { saveNewCodes } from './ensure-recovery-codes.ts'

export async function replaceRecoveryCodes({ tx, deps, actor }: Write<typeof endpoint>) {
  const { accountId } = actor
  const account = await lockAccount(tx, accountId)
  if (!account?.hasSecondFactor) throw new AppError('secondFactor.none')
  const recoveryCodes = await saveNewCodes(tx, accountId)
  await deps.jobs.announce(tx, 'secondFactor.changed', { accountId, change: 'recoveryCodesReplaced' })
  return { recoveryCodes, message: text('secondFactor.codesReplaced') }
}
