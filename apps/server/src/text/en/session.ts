import type { TranslationOf } from '@lumiroute/contract/text'
import type { session as zhTW } from '../zh-TW/session.ts'

export const session: TranslationOf<typeof zhTW> = {
  disabled: 'This account is disabled',
  newPasswordRequired: 'Please set a new password first',
  secondFactorRequired: 'Please set up two-step verification first',
  wrongCurrentPassword: 'The current password is not correct',
  passwordChanged: 'Password changed. Other devices were signed out',
  passwordSet: 'Password set. Please sign in',
  resetLinkSent: 'If this address is registered, a link to reset the password is on its way',
  linkExpired: 'This link is no longer valid. Please request a new one',
  signupClosed: 'Sign-up is closed. Please contact the platform operator',
  emailTaken: 'This e-mail address is already registered',
  registered: 'Account successfully created',
  tooManyFailures: 'Too many failed sign-ins. Try again in {seconds} {seconds:second|seconds}',
  resetMailSubject: 'Reset your password',
  resetMailGreeting: '{name}, we received a request to reset the password of the account “{account}”.',
  resetMailValidity:
    'The link is valid for {minutes} minutes and works once. If this was not you, please ignore this mail.',
  resetMailLink: 'Reset password',
  inviteMailSubject: 'Set the password of your account',
  inviteMailGreeting: '{name}, your administrator account “{account}” is ready.',
  inviteMailValidity:
    'Please set your password with the link below. It is valid for {days} days and works once.',
  inviteMailLink: 'Set password',
}
