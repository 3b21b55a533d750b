import type { TranslationOf } from '@lumiroute/contract/text'
import type { playbox as zhTW } from '../zh-TW/playbox.ts'

export const playbox: TranslationOf<typeof zhTW> = {
  timeOutOfRange: 'The time is outside the broadcast date',
  endsBeforeStart: 'The end is before the start',
  pairingExpired: 'The pairing code has expired. Please pair again.',
  adEnded: 'This ad has ended',
  adEndedThanks: 'Thank you for your interest. Watch out for our next broadcast.',
}
