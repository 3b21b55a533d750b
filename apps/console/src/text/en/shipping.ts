import type { shipping as base } from '../zh-TW/shipping.ts'
import type { TextsOf } from '../texts-type.ts'

export const shipping: TextsOf<typeof base> = {
  open: 'Shipping and payment',
  title: 'Shipping and payment',
  text: 'Members pay the fee of the delivery they choose; picking up is free. Existing orders stay as they are.',
  home: 'Home delivery',
  cvs: 'Convenience store',
  freeFrom: 'Free from',
  freeFromHelp: 'Of the products before discounts. Leave empty to always ask for the fee.',
  cod: 'Allow payment on delivery',
  codHelp: 'When off, nobody can choose payment on delivery at checkout. Existing orders stay as they are.',
  codLimit: 'Unpaid orders on delivery per member',
  codLimitHelp:
    'A member at the limit pays first before choosing payment on delivery again. Orders placed by staff are not limited.',
  done: 'Settings updated',
}
