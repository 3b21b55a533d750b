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

/** What is missing before customers can use a store's page. */
export const missingFields = (store: Pick<Store, WantedField>): WantedField[] =>
  wanted.filter((name) => !store[name]?.length)
