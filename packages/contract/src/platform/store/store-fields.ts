import { z } from 'zod'
import { Flag, Id, RequiredText, Text } from '../../fields.ts'
import { validationTexts as say } from '../../validation.ts'
import { isTaxNumber } from './tax-number.ts'

/** null: the store has no AR mini game. */
export const arGames = [1, 2, 3, 4] as const
export type ArGame = (typeof arGames)[number]
export const GameId = z.int().min(1).max(4).nullable()

export const StoreBelong = z.int().min(0).max(3)

export const maxBigImages = 3
export const storeImageSizes = {
  small: { width: 429, height: 429 },
  big: { width: 960, height: 480 },
} as const

export const StoreCode = RequiredText(50).regex(/^[A-Za-z0-9_-]+$/, say.storeCode)
export const StoreName = RequiredText(50)

const TaxNumber = z
  .string()
  .trim()
  .max(20, say.taxNumber)
  .refine((text) => text === '' || isTaxNumber(text), say.taxNumber)
  .transform((text) => (text === '' ? null : text))
  .nullable()

export const StoreForm = z.object({
  storeCode: StoreCode,
  storeName: StoreName,
  storeEnabled: Flag,
  storeTaxNumber: TaxNumber.optional(),
})

const HttpUrl = Text(500)
  .refine((text) => text === '' || /^https?:\/\/[^\s]+$/i.test(text), say.url)
  .optional()

const Degrees = (limit: number, message: string) =>
  z.number(message).min(-limit, message).max(limit, message).nullable().optional()

export const FileName = z
  .string()
  .trim()
  .regex(/^[0-9a-f-]{36}\.[a-z0-9]{2,5}$/, say.format)

/** On the wire the big images are a JSON string of file names; a list is accepted too. */
const BigImages = z
  .union([z.string().max(500), z.array(FileName).max(20)])
  .transform((value, context) => {
    if (Array.isArray(value)) return value
    try {
      return value === '' ? [] : (JSON.parse(value) as unknown)
    } catch {
      context.addIssue({ code: 'custom', message: say.format })
      return z.NEVER
    }
  })
  .pipe(z.array(FileName).max(maxBigImages, say.maxBigImages))

export const StoreInfoForm = z.object({
  storeCode: RequiredText(50, { required: say.requiredField }),
  storeName: RequiredText(50, { required: say.requiredField }),
  storePhone: RequiredText(30, { required: say.requiredField }).regex(/^[0-9+()#\-\s]+$/, say.phone),
  storeAddr: RequiredText(200, { required: say.requiredField }),
  storeAddrLat: Degrees(90, say.latitude),
  storeAddrLng: Degrees(180, say.longitude),
  storeIntro: Text(2000).optional(),
  storeService: Text(2000).optional(),
  storeReserve: Text(2000).optional(),
  storeImage: FileName.nullable().optional(),
  storeBigImage: BigImages.optional(),
  storeWebsite: HttpUrl,
  storeLineoa: Text(200).optional(),
  storeFacebook: HttpUrl,
  storeProdName: RequiredText(50, { required: say.requiredField }),
  gameId: GameId.optional(),
  version: z.int().optional(),
})

export const storeActions = ['edit', 'changeCode', 'disable', 'setQuota', 'delete'] as const
export type StoreAction = (typeof storeActions)[number]

export const Store = z.object({
  id: Id,
  storeCode: z.string(),
  storeName: z.string(),
  storeEnabled: z.boolean(),
  storeFirstAdminId: Id.nullable(),
  storeTaxNumber: z.string().nullable(),
  storePhone: z.string(),
  storeAddr: z.string(),
  storeAddrLat: z.number().nullable(),
  storeAddrLng: z.number().nullable(),
  storeIntro: z.string(),
  storeService: z.string(),
  storeReserve: z.string(),
  storeImage: z.string().nullable(),
  storeBigImage: z.array(z.string()),
  storeWebsite: z.string(),
  storeLineoa: z.string(),
  storeFacebook: z.string(),
  storeProdName: z.string(),
  gameId: GameId,
  storeBelong: StoreBelong,
  isPlatform: z.boolean(),
  actions: z.array(z.enum(storeActions)),
  hasThirdParty: z.boolean(),
  createdAt: z.string(),
  updatedAt: z.string(),
  version: z.int(),
})
export type Store = z.infer<typeof Store>
