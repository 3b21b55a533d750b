import type { TranslationOf } from '@lumiroute/contract/text'
import type { emailAddress as zhTW } from '../zh-TW/email-address.ts'

export const emailAddress: TranslationOf<typeof zhTW> = {
  verified: 'E-mail address confirmed',
  undone:
    'E-mail address restored and all devices signed out. A link to set a new password is on its way to it',
  cancelled: 'Change of e-mail address cancelled',
  mailed: 'A mail was sent to {email}. Please open the link in it',
  alreadyVerified: 'This e-mail address is already verified',
  verifyMailSubject: 'Please confirm your e-mail address',
  verifyMailIntro: 'Somebody created a LumiRoute administrator account with this e-mail address.',
  verifyMailKnown:
    'This address already had an account. If you only want to sign in, please use that one; the sign-in page helps if you forgot the password.',
  verifyMailValidity:
    'If it was you, please open the link below within {hours} hours. If it was not you, please ignore this mail.',
  verifyMailRemoval:
    'If nobody confirms it within {days} days and the account stays unused, it is removed automatically.',
  verifyMailLink: 'Confirm e-mail address',
  confirmMailSubject: 'Please confirm the new e-mail address',
  confirmMailIntro: 'Somebody wants to use this address for a LumiRoute administrator account.',
  noticeMailSubject: 'The e-mail address of your account is about to change',
  noticeMailIntro:
    'The e-mail address of the account “{account}” will become {email} once that address is confirmed.',
  noticeMailUndo:
    'If this was not you, open the link below within {days} days to undo it: all devices are signed out, and a new password is set from this mailbox.',
  noticeMailColleague:
    'An administrator of your store or of the platform requested this. Please contact them if you have questions.',
  noticeMailLink: 'It was not me, undo the change',
}
