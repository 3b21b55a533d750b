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
  samePassword: 'The new password must differ from the current one',
  commonPassword: 'This password is too common and easy to guess. Please choose another',
  passwordWithName: 'The password must not contain the account name, the e-mail address or the store name',
  ended: 'Device signed out',
  endedSeveral: '{count} other {count:device|devices} signed out',
  linkExpired: 'This link is no longer valid. Please request a new one',
  signupClosed: 'Sign-up is closed. Please contact the platform operator',
  registered: 'Account successfully created',
  tooManyFailures: 'Too many failed sign-ins. Try again in {seconds} {seconds:second|seconds}',
  resetMailSubject: 'Reset your password',
  resetMailGreeting:
    'We received a request to reset a password. This address has {count} {count:account|accounts}. Please choose which one to reset.',
  resetMailValidity:
    'The link is valid for {minutes} minutes and works once. If this was not you, please ignore this mail.',
  resetMailLinkOf: 'Reset the password of “{account}”',
  resetMailLinkUnverified: 'Reset the password of another account, not verified yet',
  inviteMailSubject: 'Set the password of your account',
  inviteMailGreeting: '{name}, your administrator account “{account}” is ready.',
  inviteMailGreetingUnverified:
    'Somebody created a LumiRoute administrator account for you with this address.',
  inviteMailValidity:
    'Please set your password with the link below. It is valid for {days} days and works once.',
  inviteMailLink: 'Set password',
  changedMailSubject: 'Your password was changed',
  changedMailOf: 'The password of the account “{account}” was just changed.',
  changedMail: 'The password of your LumiRoute administrator account was just changed.',
  changedMailAdvice: 'If it was you, there is nothing to do. If not, please reset the password immediately.',
  changedMailLink: 'Reset password',
}
