import type { Availability, FrontProductDetail } from '@lumiroute/contract/front'
import type { ProductValues } from './product-values.ts'

type Variant = FrontProductDetail['prodVariants'][number]

function getAvailability({ prodTrackStock, prodStockAlert }: ProductValues, stock = 0): Availability {
  if (!prodTrackStock) return 'available'
  if (stock === 0) return 'soldout'
  return prodStockAlert !== undefined && stock <= prodStockAlert ? 'few' : 'available'
}

function getVariants(values: ProductValues): Variant[] {
  const isSoldOut = values.prodStatus === 'soldout'
  const offered = values.prodVariants.filter(({ enabled }) => enabled)
  return offered.map(({ varCode, optionValues, salePrice = 0, image, stock }, at) => ({
    // Codes of new variants are given by the server.
    varCode: varCode || `preview-${at}`,
    optionValues,
    salePrice,
    image,
    availability: isSoldOut ? 'soldout' : getAvailability(values, stock),
  }))
}

function getAvailabilityOfAll(values: ProductValues, variants: readonly Variant[], hasVariants: boolean) {
  if (values.prodStatus === 'soldout' || (hasVariants && variants.length === 0)) return 'soldout'
  const offered = values.prodVariants.filter(({ enabled }) => enabled)
  const stock = offered.reduce((sum, variant) => sum + (variant.stock ?? 0), 0)
  return getAvailability(values, hasVariants ? stock : values.prodStock)
}

/** The product as the public endpoint would answer it, had the form been saved. */
export function buildFrontProduct(values: ProductValues, code: string): FrontProductDetail {
  const { prodSalePrice = 0, prodListPrice } = values
  const options = values.prodOptions.filter((option) => option.values.length > 0)
  const variants = options.length > 0 ? getVariants(values) : []
  const prices = variants.length > 0 ? variants.map(({ salePrice }) => salePrice) : [prodSalePrice]
  const lowest = Math.min(...prices)
  return {
    prodCode: code,
    prodName: values.prodName,
    prodSubtitle: values.prodSubtitle,
    prodListPrice: prodListPrice !== undefined && prodListPrice > lowest ? prodListPrice : null,
    prodSalePrice: lowest,
    prodMaxPrice: Math.max(...prices),
    prodImages: values.prodImages.map(({ uuidName }) => uuidName),
    prodTags: values.prodTags,
    cateCodes: values.cateCodes,
    hasVariants: options.length > 0,
    availability: getAvailabilityOfAll(values, variants, options.length > 0),
    prodDesc: values.prodDesc,
    prodVideo: values.prodVideo[0]?.uuidName ?? null,
    prodOptions: options,
    prodVariants: variants,
    prodMaxPerOrder: values.prodMaxPerOrder ?? null,
    prodMinPerOrder: values.prodMinPerOrder ?? 1,
    prodDelivery: values.prodDelivery as FrontProductDetail['prodDelivery'],
    prodPointEligible: values.prodPointEligible,
  }
}
