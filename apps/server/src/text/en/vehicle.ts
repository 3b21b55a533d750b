import type { TranslationOf } from '@lumiroute/contract/text'
import type { vehicle as zhTW } from '../zh-TW/vehicle.ts'

export const vehicle: TranslationOf<typeof zhTW> = {
  created: 'Vehicle “{no}” created',
  updated: 'Vehicle “{no}” saved',
  deleted: 'Vehicle “{no}” deleted',
  notFound: 'Vehicle not found',
  noTaken: 'This vehicle number is taken',
  playerTaken: 'This player is in another vehicle',
  sensorTaken: 'This sensor is in another vehicle',
  deviceHasHome: 'This device is at a place or a store',
  deviceNotFound: 'Device not found',
  notPlayer: 'This device is not a player',
  notSensor: 'This device is not a sensor',
  deviceAtHome: 'This device is at “{home}”. Remove it there first, under Devices.',
  deviceInVehicle: 'This device is in vehicle “{no}”',
  bookedDay: '{date} “{name}”',
  booked: 'Vehicle “{no}” is booked: {days}. Move the ads to other vehicles first.',
  bookedMany:
    'Vehicle “{no}” is booked on {count} days: {days} and more. Move the ads to other vehicles first.',
  inUse: 'Vehicle “{no}” has {uses} and cannot be deleted. Take it off the road instead.',
  useBookings: '{count} {count:booking|bookings}',
  useTimetables: '{count} {count:timetable|timetables}',
  useRecords: '{count} broadcast {count:record|records}',
}
