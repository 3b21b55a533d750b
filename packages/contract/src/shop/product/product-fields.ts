import { z } from 'zod'
import { Flag, Moment, RequiredText, Text } from '../../fields.ts'
import { areBoth, Code, Count, Money, NewCode } from '../shop/shop-fields.ts'
import { FileName } from '../../platform/store/store-fields.ts'
import { validationTexts as say } from '../../validation.ts'
import {
  deliveryCodes,
  maxImages,
  maxOptions,
  maxStock,
  maxVariants,
  productStatusCodes,
} from './product-codes.ts'

export const productTexts = {
  salePrice: 'productValidation.salePrice',
  maxPerOrder: 'productValidation.maxPerOrder',
  variantsMissing: 'productValidation.variantsMissing',
  optionsMissing: 'productValidation.optionsMissing',
  optionValues: 'productValidation.optionValues',
  sameVariant: 'productValidation.sameVariant',
  sameCode: 'productValidation.sameCode',
  sameOption: 'productValidation.sameOption',
  sameValue: 'productValidation.sameValue',
  tooMany: (max: number) => `productValidation.tooMany:max=${max}`,
} as const

const isDistinct = (texts: readonly string[]) => new Set(texts).size === texts.length
const few = (most: number) => productTexts.tooMany(most)

export const ProductOption = z.object({
  name: RequiredText(20),
  values: z
    .array(RequiredText(20))
    .min(1, say.required)
    .max(maxVariants, few(maxVariants))
    .refine(isDistinct, productTexts.sameValue),
})
export type ProductOption = z.output<typeof ProductOption>

export const VariantForm = z.object({
  varCode: NewCode,
  optionValues: z.array(RequiredText(20)).min(1).max(maxOptions),
  salePrice: Money,
  stock: Count(0, maxStock).default(0),
  /** The stock that the person saw: sales since then are subtracted. Without it the stock is set as sent. */
  stockSeen: Count(0, maxStock).optional(),
  sku: Text(50).default(''),
  image: FileName.nullable().default(null),
  enabled: Flag.default(true),
})
export type VariantForm = z.output<typeof VariantForm>

export const ProductFields = z.object({
  prodName: RequiredText(60),
  prodSubtitle: Text(60).default(''),
  prodDesc: Text(20_000).default(''),
  cateCodes: z.array(Code).min(1, say.required).max(20, few(20)),
  prodListPrice: Money.nullable().default(null),
  prodSalePrice: Money,
  prodCost: Money.nullable().default(null),
  prodSku: Text(50).default(''),
  prodBarcode: Text(50).default(''),
  prodImages: z.array(FileName).max(maxImages, few(maxImages)).default([]),
  prodVideo: FileName.nullable().default(null),
  prodOptions: z.array(ProductOption).max(maxOptions, few(maxOptions)).default([]),
  prodVariants: z.array(VariantForm).max(maxVariants, few(maxVariants)).default([]),
  prodTrackStock: Flag.default(false),
  prodStock: Count(0, maxStock).default(0),
  /** Like `stockSeen` of a variant. */
  prodStockSeen: Count(0, maxStock).optional(),
  prodStockAlert: Count(0, maxStock).nullable().default(null),
  prodMaxPerOrder: Count(1, 999).nullable().default(null),
  prodMinPerOrder: Count(1, 999).default(1),
  prodStatus: z.enum(productStatusCodes).default('draft'),
  prodOnAt: Moment.nullable().default(null),
  prodOffAt: Moment.nullable().default(null),
  prodTaxType: z.union([z.literal(1), z.literal(2), z.literal(3)]).default(1),
  prodDelivery: z.array(z.enum(deliveryCodes)).max(3).default([]),
  prodWeightG: Count(0, 1_000_000).nullable().default(null),
  prodTags: z.array(RequiredText(20)).max(20, few(20)).default([]),
  prodPointEligible: Flag.default(true),
  prodLedShow: Flag.default(false),
  prodLedText: Text(12).default(''),
})
type Fields = z.output<typeof ProductFields>

type Issue = { path: (string | number)[]; message: string }

/** Errors between a product's fields, as `[path, message]`. */
function* wrongOptions({ prodOptions, prodVariants }: Fields): Generator<Issue> {
  if (!isDistinct(prodOptions.map(({ name }) => name)))
    yield { path: ['prodOptions'], message: productTexts.sameOption }
  if (prodOptions.length > 0 && prodVariants.length === 0)
    yield { path: ['prodVariants'], message: productTexts.variantsMissing }
  if (prodOptions.length === 0 && prodVariants.length > 0)
    yield { path: ['prodOptions'], message: productTexts.optionsMissing }
}

function* wrongVariants({ prodOptions, prodVariants }: Fields): Generator<Issue> {
  const [combinations, codes] = [new Set<string>(), new Set<string>()]
  for (const [at, { optionValues, varCode }] of prodVariants.entries()) {
    const fits =
      optionValues.length === prodOptions.length &&
      optionValues.every((value, i) => prodOptions[i]?.values.includes(value))
    if (!fits) yield { path: ['prodVariants', at, 'optionValues'], message: productTexts.optionValues }
    const combination = JSON.stringify(optionValues)
    if (combinations.has(combination))
      yield { path: ['prodVariants', at, 'optionValues'], message: productTexts.sameVariant }
    combinations.add(combination)
    if (varCode !== '' && codes.has(varCode))
      yield { path: ['prodVariants', at, 'varCode'], message: productTexts.sameCode }
    codes.add(varCode)
  }
}

const both = (one: string, other: string) => (payload: { value: unknown }) =>
  areBoth(payload.value, one, other)

/** Rules between fields; each is checked as soon as its own two fields are valid. */
export const withProductRules = <S extends z.ZodType<Fields>>(schema: S) =>
  schema
    .refine((form) => form.prodListPrice === null || form.prodSalePrice <= form.prodListPrice, {
      path: ['prodSalePrice'],
      message: productTexts.salePrice,
      when: both('prodListPrice', 'prodSalePrice'),
    })
    .refine((form) => form.prodMaxPerOrder === null || form.prodMaxPerOrder >= form.prodMinPerOrder, {
      path: ['prodMaxPerOrder'],
      message: productTexts.maxPerOrder,
      when: both('prodMaxPerOrder', 'prodMinPerOrder'),
    })
    .refine((form) => isLater(form.prodOnAt, form.prodOffAt), {
      path: ['prodOffAt'],
      message: say.stopAfterStart,
      when: both('prodOnAt', 'prodOffAt'),
    })
    .superRefine((form, context) => {
      for (const issue of [...wrongOptions(form), ...wrongVariants(form)])
        context.addIssue({ code: 'custom', ...issue })
    })

/** Whether the second time follows the first, or one of them is open. */
export const isLater = (start: string | null, end: string | null) =>
  start === null || end === null || Date.parse(end) > Date.parse(start)
