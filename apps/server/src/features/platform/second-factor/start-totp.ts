import type { startTotp as endpoint } from '@lumiroute/contract/second-factor'
import { AppError } from '../../../errors/app-error.ts'
import type { Write } from '../../../http/pipeline/route.ts'
import { createSealer } from '../../../secrets/sealed-text.ts'
import { makeTotpSecret, totpUri, toTotpText } from '../../../secrets/totp.ts'
import { lockAccount } from '../session/lock-account.ts'
import { totpPlace } from './check-factor.ts'
import { upsertTotp } from './second-factor.queries.ts'

export async function startTotp({ tx, deps, actor }: Write<typeof endpoint>) {
  const account = await lockAccount(tx, actor.accountId)
  if (!account) throw new AppError('UNAUTHENTICATED')
  const bytes = makeTotpSecret()
  const sealer = createSealer(deps.settings.secrets.encryption)
  const sealed = sealer.seal(
    bytes.toString('base64url'),
    totpPlace({ accountId: account.id, storeId: account.storeId }),
  )
  if (!(await upsertTotp(tx, account.id, sealed))) throw new AppError('secondFactor.totpInUse')
  const secret = toTotpText(bytes)
  return { secret, uri: totpUri({ issuer: 'LumiRoute', account: account.adminAccount, secret }) }
}
