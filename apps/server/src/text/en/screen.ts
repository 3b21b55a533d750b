import type { TranslationOf } from '@lumiroute/contract/text'
import type { screen as zhTW } from '../zh-TW/screen.ts'

export const screen: TranslationOf<typeof zhTW> = {
  placeNotFound: 'Place not found. Please choose again.',
  notFound: 'Screen not found. Please choose again.',
  placeUnknown: 'Place “{place}” not found. Please choose one from the list.',
  placeWithoutScreen: 'Place “{place}” has no screen. Please choose another place.',
  placeBusy: 'All screens of “{place}” are booked for other ads',
  unavailable: 'Screen “{mac}” is not available. Please choose one from the list.',
  tooFewLinked: 'A linked game needs at least {min} screens',
  noneChosen: 'Please choose a screen',
  busy: 'Screen “{name}” is booked for another ad',
  refusedDates: '{dates} cannot be played: {refusal}',
  refusals: '{first}; {second}',
  bookedDay: '{date} “{name}”',
  booked:
    'Device “{device}” is booked: {days}. No other screen can play these ads; stop them or add a screen first.',
  bookedMany:
    'Device “{device}” is booked on {count} days: {days} and more. No other screen can play these ads; stop them or add a screen first.',
}
