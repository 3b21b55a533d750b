import type { TranslationOf } from '@lumiroute/contract/text'
import type { makeGood as zhTW } from '../zh-TW/make-good.ts'

export const makeGood: TranslationOf<typeof zhTW> = {
  credited: '{amount} dollars credited to “{name}”',
  rebooked: '“{name}” also plays on {date}',
  declined: 'Compensation of “{name}” declined',
  decided: 'This compensation was already decided; please reload',
  noDate: 'The ad is off the air or already has 6 dates, so no date can be added',
  dateTaken: 'The ad already plays on this date; please choose another',
  mailSubject: 'Compensation for the ad “{name}”',
  mailFacts: 'On {date}, {pct}% of what was promised for the ad “{name}” was delivered.',
  mailCredited: 'We credited {amount} dollars; see the order records.',
  mailRebooked: 'The ad plays on another date: {date}.',
  mailDeclined: 'This time there is no compensation, for this reason:',
  mailLink: 'Show compensations',
}
