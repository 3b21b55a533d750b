import { ticketCodeSeconds } from '@lumiroute/contract/coupon'
import { formatMoment } from '../../../clock/business-moment.ts'
import type { Deps } from '../../../deps.ts'
import { AppError } from '../../../errors/app-error.ts'
import { createRotatingCodes } from '../../../secrets/rotating-code.ts'

const idBytes = 4
const kind = { purpose: 'coupon ticket', goodSeconds: ticketCodeSeconds, payloadBytes: idBytes, macBytes: 5 }

type Signing = Pick<Deps, 'settings' | 'now'>
const getCodes = ({ settings }: Signing) => createRotatingCodes(settings.secrets.jwt, kind)

/** For the member's phone screen; valid for a minute. */
export function createTicketCode(signing: Signing, ticketId: number) {
  const payload = Buffer.alloc(idBytes)
  payload.writeUInt32BE(ticketId)
  const { code, expiresAt } = getCodes(signing).make(payload, signing.now())
  return { code, codeExpiresAt: formatMoment(expiresAt, signing.settings.businessTz) }
}

/** The ticket behind a code, and the normalised code. */
export function parseTicketCode(signing: Signing, typed: string): { ticketId: number; code: string } {
  const read = getCodes(signing).read(typed, signing.now())
  if (!read) throw new AppError('coupon.codeExpired')
  return { ticketId: read.payload.readUInt32BE(), code: read.code }
}
