import { NewProductForm } from '@lumiroute/contract/product'
import type { Product, ProductStatus } from '@lumiroute/contract/product'
import type { Control, UseFormReturn } from 'react-hook-form'
import { z } from 'zod'
import { toMoment, toWallTime } from '../../../lib/format/moment.ts'
import type { Uploaded } from '../../../lib/api/upload.ts'
import { toUploaded } from '../../platform/store/store-images.ts'
import type { OptionValues, VariantValues } from './variant-rows.ts'

/** undefined while the field is empty. */
type Figure = number | undefined

/** Form state: images as upload results, times as clock text. */
export type ProductValues = {
  prodCode: string
  prodName: string
  prodSubtitle: string
  prodDesc: string
  cateCodes: string[]
  prodListPrice: Figure
  prodSalePrice: Figure
  prodCost: Figure
  prodSku: string
  prodBarcode: string
  prodImages: Uploaded[]
  prodVideo: Uploaded[]
  prodOptions: OptionValues[]
  prodVariants: VariantValues[]
  prodTrackStock: boolean
  prodStock: Figure
  prodStockAlert: Figure
  prodMaxPerOrder: Figure
  prodMinPerOrder: Figure
  prodStatus: ProductStatus
  prodOnAt: string
  prodOffAt: string
  prodTaxType: number
  prodDelivery: string[]
  prodWeightG: Figure
  prodTags: string[]
  prodPointEligible: boolean
  prodLedShow: boolean
  prodLedText: string
}
export type SentProduct = z.output<typeof NewProductForm>
export type ProductControl = Control<ProductValues, unknown, SentProduct>
export type ProductFormApi = UseFormReturn<ProductValues, unknown, SentProduct>

export const newProduct: ProductValues = {
  prodCode: '',
  prodName: '',
  prodSubtitle: '',
  prodDesc: '',
  cateCodes: [],
  prodListPrice: undefined,
  prodSalePrice: undefined,
  prodCost: undefined,
  prodSku: '',
  prodBarcode: '',
  prodImages: [],
  prodVideo: [],
  prodOptions: [],
  prodVariants: [],
  prodTrackStock: true,
  prodStock: 0,
  prodStockAlert: undefined,
  prodMaxPerOrder: undefined,
  prodMinPerOrder: 1,
  prodStatus: 'on',
  prodOnAt: '',
  prodOffAt: '',
  prodTaxType: 1,
  prodDelivery: ['pickup'],
  prodWeightG: undefined,
  prodTags: [],
  prodPointEligible: true,
  prodLedShow: false,
  prodLedText: '',
}

const figure = (value: number | null): Figure => value ?? undefined

export function toValues(product: Product): ProductValues {
  const names = Object.keys(newProduct) as (keyof ProductValues)[]
  const same = Object.fromEntries(names.map((name) => [name, product[name]])) as unknown as ProductValues
  return {
    ...same,
    prodListPrice: figure(product.prodListPrice),
    prodCost: figure(product.prodCost),
    prodStockAlert: figure(product.prodStockAlert),
    prodMaxPerOrder: figure(product.prodMaxPerOrder),
    prodWeightG: figure(product.prodWeightG),
    prodImages: product.prodImages.map(toUploaded),
    prodVideo: product.prodVideo ? [toUploaded(product.prodVideo)] : [],
    prodOnAt: toWallTime(product.prodOnAt),
    prodOffAt: toWallTime(product.prodOffAt),
    prodVariants: product.prodVariants.map((variant) => ({ ...variant, stockSeen: variant.stock })),
  }
}

const isUsed = ({ name, values }: OptionValues) => name.trim() !== '' || values.length > 0

function toWire(values: ProductValues): z.input<typeof NewProductForm> {
  return {
    ...values,
    // The schema reports 必填 for undefined; an empty price would be a format error.
    prodSalePrice: values.prodSalePrice as number,
    prodListPrice: values.prodListPrice ?? null,
    prodCost: values.prodCost ?? null,
    prodStock: values.prodStock ?? 0,
    prodStockAlert: values.prodStockAlert ?? null,
    prodMaxPerOrder: values.prodMaxPerOrder ?? null,
    prodMinPerOrder: values.prodMinPerOrder ?? 1,
    prodWeightG: values.prodWeightG ?? null,
    prodImages: values.prodImages.map(({ uuidName }) => uuidName),
    prodVideo: values.prodVideo[0]?.uuidName ?? null,
    prodOnAt: toMoment(values.prodOnAt),
    prodOffAt: toMoment(values.prodOffAt),
    prodTaxType: values.prodTaxType as 1,
    prodDelivery: values.prodDelivery as 'home'[],
    prodOptions: values.prodOptions.filter(isUsed),
    prodVariants: values.prodVariants.map((variant) => ({
      ...variant,
      salePrice: variant.salePrice as number,
      stock: variant.stock ?? 0,
    })),
  }
}

/** The contract's form schema, applied to the form state. */
export const ProductValuesSchema = z.custom<ProductValues>().transform(toWire).pipe(NewProductForm)
