import type { shipping as base } from '../zh-TW/shipping.ts'
import type { TextsOf } from '../texts.type.ts'

export const shipping: TextsOf<typeof base> = {
  open: 'Shipping fees',
  title: 'Shipping fees',
  text: 'Members pay the fee of the delivery they choose; picking up is free. Existing orders stay as they are.',
  home: 'Home delivery',
  cvs: 'Convenience store',
  freeFrom: 'Free from',
  freeFromHelp: 'Of the products before discounts. Leave empty to always ask for the fee.',
  done: 'Shipping fees updated',
}
