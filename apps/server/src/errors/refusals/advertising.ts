import type { ErrorCode } from '@lumiroute/contract'
import type { TextKey } from '../../text/text.ts'

/** The error code on the wire for each refusal of this area. */
export const advertisingRefusals = {
  'ad.actionRefused': 'CONFLICT',
  'ad.approvalNeedsPayment': 'CONFLICT',
  'ad.submissionNeedsPayment': 'CONFLICT',
  'ad.datesPassed': 'CONFLICT',
  'ad.dateAlreadyBooked': 'CONFLICT',
  'ad.noFreeVehicle': 'CONFLICT',
  'ad.vehicleNotFree': 'CONFLICT',
  'ad.incomplete': 'VALIDATION',
  'ad.paidFieldsChanged': 'CONFLICT',
  'playlist.usedByAds': 'CONFLICT',
  'playlist.usedByDevices': 'CONFLICT',
  'playlist.lastMaterial': 'CONFLICT',
  'payment.adAlreadyPaid': 'CONFLICT',
  'payment.closed': 'CONFLICT',
  'payment.notFound': 'NOT_FOUND',
  'payment.wrongSignature': 'FORBIDDEN',
  'payment.wrongAmount': 'CONFLICT',
} as const satisfies Partial<Record<TextKey, ErrorCode>>
