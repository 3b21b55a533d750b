import type { Product } from '@lumiroute/contract/product'
import type { FrontThing } from '../front/front-thing.ts'

/** The product's page in the store's front. */
export const linkProduct = ({
  prodCode,
  prodName,
  prodSubtitle,
  prodImages,
  prodState,
}: Product): FrontThing => ({
  target: { list: 'products', code: prodCode },
  name: prodName,
  text: prodSubtitle,
  image: prodImages[0],
  isShown: prodState === 'on' || prodState === 'soldout',
})
