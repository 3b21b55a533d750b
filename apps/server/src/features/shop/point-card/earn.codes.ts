import { randomBytes } from 'node:crypto'
import { AppError } from '../../../errors/app-error.ts'
import { formatMoment } from '../../../clock/business-moment.ts'
import type { Deps } from '../../../deps.ts'
import { createRotatingCodes } from '../../../secrets/rotating-code.ts'

/** Card 4, points 1, chance 2: two screens of one store never show the same. */
const payloadBytes = 7
const kind = { purpose: 'point card', goodSeconds: 30, payloadBytes, macBytes: 7 }

type Signing = Pick<Deps, 'settings' | 'now'>
type Earn = { pointCardId: number; points: number }
const codesOf = ({ settings }: Signing) => createRotatingCodes(settings.secrets.jwt, kind)

/** For the screen at the counter; good for half a minute. */
export function makeEarnCode(signing: Signing, { pointCardId, points }: Earn) {
  const payload = Buffer.concat([Buffer.alloc(5), randomBytes(2)])
  payload.writeUInt32BE(pointCardId)
  payload.writeUInt8(points, 4)
  const { code, expiresAt } = codesOf(signing).make(payload, signing.now())
  return { code, points, codeExpiresAt: formatMoment(expiresAt, signing.settings.businessTz) }
}

export function readEarnCode(signing: Signing, typed: string): Earn & { code: string } {
  const read = codesOf(signing).read(typed, signing.now())
  if (!read) throw new AppError('NOT_FOUND', { message: '代碼有誤或已超過 30 秒，請重新掃描' })
  return { pointCardId: read.payload.readUInt32BE(), points: read.payload.readUInt8(4), code: read.code }
}
