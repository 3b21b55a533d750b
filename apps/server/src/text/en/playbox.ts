import type { TranslationOf } from '@lumiroute/contract/text'
import type { playbox as zhTW } from '../zh-TW/playbox.ts'

export const playbox: TranslationOf<typeof zhTW> = {
  timeOutOfRange: 'The time is outside the broadcast date',
  endsBeforeStart: 'The end is before the start',
  pairingExpired: 'The pairing code has expired. Please pair again.',
  wrongKey: 'This is not a valid public key',
  keyTaken: 'This key is registered for another device',
  unknownKey: 'This key is not registered for this device',
  chainGap: 'The sequence numbers of the plays are not consecutive',
  chainWrongHash: 'The hash of the plays is wrong',
  chainWrongSignature: 'The signature of the plays is wrong',
  chainOtherContent: 'A play was reported before with other content',
  adEnded: 'This ad has ended',
  adEndedThanks: 'Thank you for your interest. Watch out for our next broadcast.',
}
