import type { FactorProof, UsedPasskey } from '@lumiroute/contract/second-factor'
import type { Tx } from '../../../db/db.ts'
import type { Deps } from '../../../deps.ts'
import { createSealer } from '../../../secrets/sealed-text.ts'
import { findTotpStep } from '../../../secrets/totp.ts'
import { hashRecoveryCode } from './recovery-codes.ts'
import type { RelyingParty } from './relying-party.ts'
import {
  findTotp,
  lockPasskey,
  recordPasskeyUse,
  spendRecoveryCode,
  spendTotpStep,
} from './second-factor.queries.ts'
import { verifyUsedPasskey } from './verify-passkey.ts'

type Owner = { accountId: number; storeId: number }

/** A secret encrypted for one account cannot be used for another. */
export const totpPlace = ({ accountId, storeId }: Owner) => ({ storeId, name: `totp ${accountId}` })

/** Whether the code is right; it cannot be used again. */
export async function spendTotpCode(tx: Tx, deps: Deps, owner: Owner, code: string): Promise<boolean> {
  const totp = await findTotp(tx, owner.accountId)
  if (!totp?.secret) return false
  const sealer = createSealer(deps.settings.secrets.encryption)
  const secret = Buffer.from(sealer.open(totp.secret, totpPlace(owner)), 'base64url')
  const step = findTotpStep(secret, code, deps.now())
  return step !== undefined && spendTotpStep(tx, owner.accountId, step)
}

async function redeemRecoveryCode(tx: Tx, deps: Deps, { accountId }: Owner, typed: string): Promise<boolean> {
  const codeHash = hashRecoveryCode(accountId, typed)
  if (!codeHash || !(await spendRecoveryCode(tx, accountId, codeHash))) return false
  await deps.jobs.announce(tx, 'secondFactor.changed', { accountId, change: 'recoveryCodeUsed' })
  return true
}

type Asked = { rp: RelyingParty; challenge: string; requireUserVerification: boolean }

/** The account of a passkey that signed the challenge. */
export async function acceptPasskey(tx: Tx, passkey: UsedPasskey, asked: Asked): Promise<number | undefined> {
  const stored = await lockPasskey(tx, passkey.id)
  if (!stored || stored.rpId !== asked.rp.id) return undefined
  const counter = await verifyUsedPasskey(passkey, stored, asked)
  if (counter === undefined) return undefined
  await recordPasskeyUse(tx, stored.id, counter)
  return stored.accountId
}

type Challenge = Omit<Asked, 'requireUserVerification'>

/** Whether the person holds this factor of the account. */
export async function checkFactor(
  tx: Tx,
  deps: Deps,
  owner: Owner,
  proof: FactorProof,
  challenge: Challenge,
): Promise<boolean> {
  if (proof.method === 'recoveryCode') return redeemRecoveryCode(tx, deps, owner, proof.code)
  if (proof.method === 'passkey')
    return (
      (await acceptPasskey(tx, proof.passkey, { ...challenge, requireUserVerification: false })) ===
      owner.accountId
    )
  const totp = await findTotp(tx, owner.accountId)
  return !!totp?.confirmedAt && spendTotpCode(tx, deps, owner, proof.code)
}
