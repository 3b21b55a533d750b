import type { TranslationOf } from '@lumiroute/contract/text'
import type { transparencyLog as zhTW } from '../zh-TW/transparency-log.ts'

export const transparencyLog: TranslationOf<typeof zhTW> = {
  checkStarted: 'The check has started. Its result appears on this page.',
  mailOn: 'From now on you get the checkpoint by mail each day',
  mailOff: 'You no longer get the daily checkpoint',
  mailGreeting: 'Hello {name},',
  mailWhy:
    'This is today’s checkpoint of the public log of plays. Please keep this mail: if records of the past are changed later, they no longer match this checkpoint, and everybody can see it.',
  mailSubject: 'Checkpoint of the public log of plays ({size} {size:entry|entries})',
  mailStop: 'To stop these mails, open your account',
  brokenMailSubject: '{count} {count:difference|differences} in the public log of plays',
  brokenMailText:
    'The nightly check recomputed the public log of plays and found {count} {count:place|places} where it does not match its signatures. Data may have been changed or lost.',
  brokenMailAdvice:
    'Please do not restore or change the database yet. Keep it as it is and look which records are affected.',
  brokenMailLink: 'Show the differences',
}
