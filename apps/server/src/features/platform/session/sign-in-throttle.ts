import { createHash } from 'node:crypto'
import { foldAccountName } from '@lumiroute/contract/account'
import type { Handle } from '../../../db/db.ts'
import { AppError } from '../../../errors/app-error.ts'
import { getNetwork } from '../../../http/pipeline/network.ts'
import {
  countFailures,
  deleteFailures,
  allowedFailures,
  insertFailure,
  windowSeconds,
  type Who,
} from './sign-in-failure.queries.ts'

const crowdFailures = 10
const firstWaitSeconds = 5

export type Attempt = { account: string; address: string }

const getKeys = ({ account, address }: Attempt): Who => ({
  accountKey: createHash('sha256').update(foldAccountName(account)).digest('base64url'),
  address: getNetwork(address),
})

/**
 * One address may fail five times, then waits longer each time. An account may fail ten times over all
 * addresses, at most five of them from one address, so that one attacker cannot lock the owner out elsewhere;
 * failures from other addresses never lock out an address that signed in successfully before.
 */
export async function requireNotThrottled(
  db: Handle,
  attempt: Attempt,
  accountIds: number[] = [],
): Promise<void> {
  const wait = await getWaitSeconds(db, attempt, accountIds)
  if (wait > 0) throw new AppError('session.tooManyFailures', { seconds: wait }, { retryAfterSeconds: wait })
}

export const isThrottled = async (
  db: Handle,
  attempt: Attempt,
  accountIds: number[] = [],
): Promise<boolean> => (await getWaitSeconds(db, attempt, accountIds)) > 0

async function getWaitSeconds(db: Handle, attempt: Attempt, accountIds: number[]): Promise<number> {
  const row = await countFailures(db, getKeys(attempt), accountIds)
  if (!row) return 0
  const waits = [
    remaining(row.byAddress - allowedFailures, row.addressWait),
    row.isKnown ? 0 : remaining(row.byAccount - crowdFailures, row.accountWait),
  ]
  return Math.ceil(Math.max(...waits))
}

/** 5, 10, 20 … seconds after the last failure. */
function remaining(over: number, sinceSeconds: number): number {
  if (over < 0) return 0
  return Math.min(firstWaitSeconds * 2 ** Math.min(over, 20), windowSeconds) - sinceSeconds
}

export const addSignInFailure = (db: Handle, attempt: Attempt): Promise<void> =>
  insertFailure(db, getKeys(attempt))
export const clearFailures = (db: Handle, attempt: Attempt): Promise<void> =>
  deleteFailures(db, getKeys(attempt))
