import type { FrontProductDetail } from '@lumiroute/contract/front'

/** The chosen value of each option; empty for not chosen. */
export type Choice = string[]
type Variant = FrontProductDetail['prodVariants'][number]

const fits = ({ optionValues }: Variant, choice: Choice) =>
  choice.every((value, index) => value === '' || optionValues[index] === value)

/** Options with one value need no choice. */
export const startChoice = ({ prodOptions }: FrontProductDetail): Choice =>
  prodOptions.map(({ values }) => (values.length === 1 ? (values[0] ?? '') : ''))

export function findVariant({ prodVariants }: FrontProductDetail, choice: Choice): Variant | undefined {
  return choice.every(Boolean) ? prodVariants.find((variant) => fits(variant, choice)) : undefined
}

/** Whether a value can still be bought with what is chosen of the other options. */
export function isPossible(
  product: FrontProductDetail,
  choice: Choice,
  index: number,
  value: string,
): boolean {
  const wanted = choice.map((each, at) => (at === index ? value : each))
  return product.prodVariants.some((variant) => variant.availability !== 'soldout' && fits(variant, wanted))
}

export function choosePrice(product: FrontProductDetail, variant: Variant | undefined) {
  const { prodSalePrice, prodMaxPrice, prodListPrice } = product
  if (!variant) return { prodSalePrice, prodMaxPrice, prodListPrice }
  const { salePrice } = variant
  const isReduced = prodListPrice !== null && prodListPrice > salePrice
  return {
    prodSalePrice: salePrice,
    prodMaxPrice: salePrice,
    prodListPrice: isReduced ? prodListPrice : null,
  }
}
