import type { SecondFactor } from '@lumiroute/contract/second-factor'
import { formatMoment } from '../../../clock/business-moment.ts'
import type { Handle } from '../../../db/db.ts'
import type { Deps } from '../../../deps.ts'
import type { Actor } from '../../../http/authentication/identity.ts'
import { needsSecondFactor } from '../../../http/authentication/required-steps.ts'
import { allowsPasskeys, type RelyingParty } from './relying-party.ts'
import { countRecoveryCodes, findTotp, listPasskeys } from './second-factor.queries.ts'

export async function viewSecondFactor(
  db: Handle,
  { settings }: Deps,
  { accountId, roles }: Actor,
  rp: RelyingParty,
): Promise<SecondFactor> {
  const totp = await findTotp(db, accountId)
  const passkeys = await listPasskeys(db, accountId)
  const show = (at: Date) => formatMoment(at, settings.businessTz)
  const showIf = (at: Date | null) => at && show(at)
  return {
    isRequired: roles.some((role) => needsSecondFactor(settings, role)),
    canAddPasskey: allowsPasskeys(rp),
    totp:
      totp?.confirmedAt && totp.secret
        ? { createdAt: show(totp.confirmedAt), lastUsedAt: showIf(totp.lastUsedAt) }
        : null,
    passkeys: passkeys.map(({ id, name, rpId, createdAt, lastUsedAt }) => ({
      id,
      name,
      isUsableHere: rpId === rp.id,
      createdAt: show(createdAt),
      lastUsedAt: showIf(lastUsedAt),
    })),
    recoveryCodesLeft: await countRecoveryCodes(db, accountId),
  }
}
