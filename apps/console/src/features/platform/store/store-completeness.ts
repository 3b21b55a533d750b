import type { Store } from '@lumiroute/contract/store'

const wanted = [
  'storePhone',
  'storeAddr',
  'storeProdName',
  'storeIntro',
  'storeImage',
  'storeBigImage',
] as const
export type WantedField = (typeof wanted)[number]

/** What a store front lacks before customers can make use of it. */
export const missingFields = (store: Pick<Store, WantedField>): WantedField[] =>
  wanted.filter((name) => !store[name]?.length)
