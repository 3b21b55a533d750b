import { CategoryForm } from '@lumiroute/contract/category'
import { NewCode } from '@lumiroute/contract/shop'
import type { ProductCategory } from '@lumiroute/contract/category'
import { z } from 'zod'
import type { Uploaded } from '../../../lib/api/upload.ts'
import { toUploaded } from '../../platform/store/store-images.ts'

export type CategoryValues = {
  cateCode: string
  cateName: string
  cateParentCode: string
  cateImage: Uploaded[]
  cateEnabled: boolean
  cateShowOnHome: boolean
}

export const toValues = (category: ProductCategory | undefined, parent: string): CategoryValues => ({
  cateCode: category?.cateCode ?? '',
  cateName: category?.cateName ?? '',
  cateParentCode: category ? (category.cateParentCode ?? '') : parent,
  cateImage: category?.cateImage ? [toUploaded(category.cateImage)] : [],
  cateEnabled: category?.cateEnabled ?? true,
  cateShowOnHome: category?.cateShowOnHome ?? false,
})

const Sent = CategoryForm.extend({ cateCode: NewCode })

const toWire = ({ cateImage, ...values }: CategoryValues): z.input<typeof Sent> => ({
  ...values,
  cateImage: cateImage[0]?.uuidName ?? null,
})

/** The contract's form schema, applied to the form state. */
export const CategoryValuesSchema = z.custom<CategoryValues>().transform(toWire).pipe(Sent)
