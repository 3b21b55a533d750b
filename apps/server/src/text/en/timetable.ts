import type { TranslationOf } from '@lumiroute/contract/text'
import type { timetable as zhTW } from '../zh-TW/timetable.ts'

export const timetable: TranslationOf<typeof zhTW> = {
  created: 'Timetable of vehicle “{no}” for {month} created',
  updated: 'Timetable of vehicle “{no}” for {month} saved',
  deleted: 'Timetable of vehicle “{no}” for {month} deleted',
  monthComplete: 'Every vehicle on the road has a timetable for {month}',
  monthCreated: 'Timetables for {month} created for {count} {count:vehicle|vehicles}',
  exists: 'Vehicle “{no}” already has a timetable for {month}',
  hasBookings: 'The timetable has {count} booked {count:day|days} ({date} “{name}”) and cannot be deleted',
  dayBooked: '{date} is booked for “{name}” and cannot change',
  vehicleFixed: 'The vehicle of a timetable cannot change',
  monthFixed: 'The month of a timetable cannot change',
  dayPassed: '{date} has passed and cannot change',
  adNotApproved: '{date}: no mobile ad with number {adId} is approved',
  adStarted: '{date}: ad “{name}” has started',
  adOfOtherType: '{date}: ad “{name}” needs another type of vehicle',
  vehicleNotFree: '{date}: vehicle “{no}” cannot carry an ad',
}
