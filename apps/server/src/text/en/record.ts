import type { TranslationOf } from '@lumiroute/contract/text'
import type { record as zhTW } from '../zh-TW/record.ts'

export const record: TranslationOf<typeof zhTW> = {
  kmlPeople: 'People',
  kmlTemperature: 'Temperature',
  kmlHumidity: 'Humidity',
  kmlRain: 'Rain',
  lateMailSubject: '{count} {count:ad|ads} did not start',
  lateMailGreeting: 'Hello {name},',
  lateMailOperator: 'These ads have not started on their day. Please check the vehicle or screen:',
  lateMailStore: 'These ads have not started on their day. The platform’s staff has been notified:',
  lateMailAd: '{date}, “{name}”',
  lateMailDetail: '{ad}, {detail}',
  lateMailMore: 'And {count} more.',
  lateMailLink: 'Show broadcast records',
}
