import { randomUUID } from 'node:crypto'
import type { SignInTokens } from '@lumiroute/contract/session'
import type { Tx } from '../../../db/db.ts'
import { AppError } from '../../../errors/app-error.ts'
import type { Deps } from '../../../deps.ts'
import { getNetwork } from '../../../http/pipeline/network.ts'
import { listRequiredSteps } from '../../../http/authentication/required-steps.ts'
import { lockSignIn, openSession, type SignInRow } from './session.queries.ts'
import { hashToken, randomToken } from '../../../secrets/tokens.ts'

type Switches = Pick<SignInRow, 'adminEnabled' | 'storeEnabled'>
export const isEnabled = ({ adminEnabled, storeEnabled }: Switches) => adminEnabled && storeEnabled

export function requireEnabled(row: Switches): void {
  if (!isEnabled(row)) throw new AppError('session.disabled')
}

type Opening = {
  accountId: number
  regInfo?: string | undefined
  from: { address: string; userAgent: string }
}
export type OpenedSession = SignInTokens & { sessionId: string }

export async function startSession(
  tx: Tx,
  deps: Deps,
  { accountId, regInfo = '', from }: Opening,
): Promise<OpenedSession> {
  const row = await lockSignIn(tx, accountId)
  if (!row) throw new AppError('UNAUTHENTICATED')
  requireEnabled(row)
  const sessionId = randomUUID()
  const [refreshToken, signInProof] = [randomToken(), randomToken()]
  await openSession(tx, {
    id: sessionId,
    accountId,
    regInfo,
    address: getNetwork(from.address),
    userAgent: from.userAgent,
    tokenHash: hashToken(refreshToken),
    proofHash: hashToken(signInProof),
  })
  return { accessToken: await signFor(deps, row, sessionId), refreshToken, sessionId, signInProof }
}

export const signFor = (deps: Deps, row: SignInRow, sessionId: string) =>
  deps.identity.sign({
    accountId: row.id,
    sessionId,
    roles: [row.role],
    adminEmail: row.adminEmail,
    storeCode: row.storeCode,
    storeName: row.storeName,
    storeId: row.storeId,
    language: row.language,
    requiredSteps: listRequiredSteps(deps.settings, row),
  })
