import type { beginPairing as endpoint } from '@lumiroute/contract/playbox'
import { AppError } from '../../../errors/app-error.ts'
import type { Write } from '../../../http/pipeline/route.ts'
import { createCode, createSecret, hashSecret } from './pairing-code.ts'
import { insertPairing } from './queries/pairing.queries.ts'

const pollSeconds = 3
const maxTries = 5

export async function beginPairing({ tx, deps, input }: Write<typeof endpoint>) {
  const secret = createSecret()
  const pairing = { secretHash: hashSecret(secret), appVersion: input.appVersion, now: deps.now() }
  for (let tries = 1; tries <= maxTries; tries++) {
    const code = createCode()
    const expiresAt = await insertPairing(tx, { ...pairing, code })
    if (expiresAt) return { code, secret, expiresAt, pollSeconds }
  }
  throw new AppError('UNAVAILABLE', { retryAfterSeconds: 60 })
}
