import type { ErrorCode } from '@lumiroute/contract'
import type { TextKey } from '../../text/text.ts'

/** The error code on the wire for each refusal of this area. */
export const advertisingRefusals = {
  'payment.adAlreadyPaid': 'CONFLICT',
  'payment.closed': 'CONFLICT',
  'payment.notFound': 'NOT_FOUND',
  'payment.wrongSignature': 'FORBIDDEN',
  'payment.wrongAmount': 'CONFLICT',
} as const satisfies Partial<Record<TextKey, ErrorCode>>
