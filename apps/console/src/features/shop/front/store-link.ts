import type { Store } from '@lumiroute/contract/store'
import type { FrontThing } from './front-thing.ts'

/** The first page of the store's front. */
export const linkStore = ({ storeName, storeIntro, storeBigImage, storeEnabled }: Store): FrontThing => ({
  target: {},
  name: storeName,
  text: storeIntro,
  image: storeBigImage[0],
  isShown: storeEnabled,
})
