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
  'game.notUnited': 'CONFLICT',
  'game.notApproved': 'CONFLICT',
  'game.notToday': 'CONFLICT',
  'game.noGame': 'CONFLICT',
  'game.noDevice': 'CONFLICT',
  'game.unknownDevice': 'CONFLICT',
  'game.unpairedDevice': 'CONFLICT',
  'game.otherAd': 'CONFLICT',
  'game.tooLate': 'CONFLICT',
  'game.otherRunning': 'CONFLICT',
  'game.otherApproved': 'CONFLICT',
  'game.roomOpen': 'CONFLICT',
  'game.deviceBusy': 'CONFLICT',
  'game.deviceNotInRoom': 'NOT_FOUND',
  'timetable.hasBookings': 'CONFLICT',
  'timetable.dayBooked': 'CONFLICT',
  'screen.booked': 'CONFLICT',
  'screen.bookedMany': 'CONFLICT',
} as const satisfies Partial<Record<TextKey, ErrorCode>>
