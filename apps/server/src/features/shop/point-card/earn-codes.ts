import { randomBytes } from 'node:crypto'
import { formatMoment } from '../../../clock/business-moment.ts'
import type { Deps } from '../../../deps.ts'
import { AppError } from '../../../errors/app-error.ts'
import { createRotatingCodes } from '../../../secrets/rotating-code.ts'

/** Card 4, points 1, random 2, so that two screens of a store show different codes. */
const payloadBytes = 7
const kind = { purpose: 'point card', goodSeconds: 30, payloadBytes, macBytes: 7 }

type Signing = Pick<Deps, 'settings' | 'now'>
type Earn = { pointCardId: number; points: number }
const getCodes = ({ settings }: Signing) => createRotatingCodes(settings.secrets.jwt, kind)

/** For the screen at the counter; valid for half a minute. */
export function createEarnCode(signing: Signing, { pointCardId, points }: Earn) {
  const payload = Buffer.concat([Buffer.alloc(5), randomBytes(2)])
  payload.writeUInt32BE(pointCardId)
  payload.writeUInt8(points, 4)
  const { code, expiresAt } = getCodes(signing).make(payload, signing.now())
  return { code, points, codeExpiresAt: formatMoment(expiresAt, signing.settings.businessTz) }
}

export function parseEarnCode(signing: Signing, typed: string): Earn & { code: string } {
  const read = getCodes(signing).read(typed, signing.now())
  if (!read) throw new AppError('pointCard.codeExpired')
  return { pointCardId: read.payload.readUInt32BE(), points: read.payload.readUInt8(4), code: read.code }
}
