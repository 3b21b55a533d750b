import type { TranslationOf } from '@lumiroute/contract/text'
import type { secondFactor as zhTW, secondFactorChange as changeZhTW } from '../zh-TW/second-factor.ts'

export const secondFactor: TranslationOf<typeof zhTW> = {
  wrongCode: 'This code is wrong or was used before',
  challengeExpired: 'The verification expired or failed too often. Please sign in again',
  unknownPasskey: 'This passkey is not registered here. Please sign in with your password',
  passkeyExpired: 'Adding the passkey took too long. Please try again',
  passkeyRefused: 'This passkey could not be verified. Please try again',
  passkeyKnown: 'This passkey was added before',
  tooManyPasskeys: 'An account has at most {max} passkeys. Please remove one that you no longer use',
  noPasskeysHere: 'Passkeys work at an https address or localhost, not at an IP address',
  totpInUse: 'An authenticator app is set up already. Remove it first to set up another',
  totpNotStarted: 'Please get the set-up key of the authenticator first',
  none: 'Two-step verification is not set up',
  lastOne: 'Operators must keep at least one method. Please add another one first',
  operatorByCommand: 'An operator’s two-step verification is reset by a command on the server only',
  totpAdded: 'Authenticator app turned on',
  totpRemoved: 'Authenticator app removed',
  passkeyAdded: 'Passkey “{name}” added',
  passkeyRemoved: 'Passkey “{name}” removed',
  codesReplaced: 'New recovery codes created. The former ones no longer work',
  resetDone: 'Two-step verification of “{account}” was reset',
  mailSubject: 'Two-step verification changed',
  mailGreeting: '{name}, the two-step verification of your account “{account}” has changed:',
  mailRecoveryCodeUsed:
    'Somebody signed in with a recovery code. {left} unused {left:code is|codes are} left.',
  mailNotYou: 'If this was not you, change your password now and contact the platform operator.',
  mailLink: 'Review two-step verification',
}

export const secondFactorChange: TranslationOf<typeof changeZhTW> = {
  totpAdded: 'An authenticator app was added.',
  totpRemoved: 'The authenticator app was removed.',
  passkeyAdded: 'A passkey was added.',
  passkeyRemoved: 'A passkey was removed.',
  recoveryCodesReplaced: 'New recovery codes were created; the former ones no longer work.',
  reset:
    'An operator reset it: all methods and recovery codes were removed, and all devices were signed out.',
}
