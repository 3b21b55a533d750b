import type { TranslationOf } from '@lumiroute/contract/text'
import type { payment as zhTW } from '../zh-TW/payment.ts'

export const payment: TranslationOf<typeof zhTW> = {
  adItem: 'Ad subscription: {name}',
  adAlreadyPaid: 'This ad is already paid',
  closed: 'This payment is closed. Go back and start a new one.',
  notFound: 'Payment not found',
  wrongSignature: 'The signature does not match',
  wrongAmount: 'The amount does not match',
}
