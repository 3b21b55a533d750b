import type { ErrorCode } from '@lumiroute/contract'
import type { TextKey } from '../../text/text.ts'

/** The error code on the wire for each refusal of this area. */
export const roadRefusals = {
  'vehicle.inUse': 'CONFLICT',
  'vehicle.booked': 'CONFLICT',
  'vehicle.bookedMany': 'CONFLICT',
  'route.inUse': 'CONFLICT',
  'route.inUseByMany': 'CONFLICT',
  'place.inUse': 'CONFLICT',
  'place.inUseByBoth': 'CONFLICT',
  'device.inVehicle': 'CONFLICT',
  'playbox.endsBeforeStart': 'CONFLICT',
  'playbox.pairingExpired': 'NOT_FOUND',
} as const satisfies Partial<Record<TextKey, ErrorCode>>
