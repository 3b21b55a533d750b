import { validationTexts } from '@lumiroute/contract'
import { StoreInfoForm, maxBigImages } from '@lumiroute/contract/store'
import type { Store } from '@lumiroute/contract/store'
import { z } from 'zod'
import type { Uploaded } from '../../../lib/api/upload.ts'
import { gameFieldValue, getGame } from './store-choices.ts'
import { toUploaded } from './store-images.ts'

const Images = z.array(z.custom<Uploaded>())
const { storeAddrLat, storeAddrLng } = StoreInfoForm.shape

/** Send null for an emptied field: a missing one would leave the stored value. */
const orNull = <T>(value: T | undefined) => value ?? null

/** The contract's form with images as upload results and a game id that a select can hold. */
export const InfoForm = StoreInfoForm.extend({
  storeAddrLat: storeAddrLat.transform(orNull),
  storeAddrLng: storeAddrLng.transform(orNull),
  storeImage: Images.transform(([image]) => image?.uuidName ?? null),
  storeBigImage: Images.max(maxBigImages, validationTexts.maxBigImages).transform((images) =>
    images.map(({ uuidName }) => uuidName),
  ),
  gameId: z.int().transform(getGame),
})

export const infoValues = (store: Store): z.input<typeof InfoForm> => ({
  storeCode: store.storeCode,
  storeName: store.storeName,
  storePhone: store.storePhone,
  storeAddr: store.storeAddr,
  storeAddrLat: store.storeAddrLat ?? undefined,
  storeAddrLng: store.storeAddrLng ?? undefined,
  storeIntro: store.storeIntro,
  storeService: store.storeService,
  storeReserve: store.storeReserve,
  storeImage: store.storeImage ? [toUploaded(store.storeImage)] : [],
  storeBigImage: store.storeBigImage.map(toUploaded),
  storeWebsite: store.storeWebsite,
  storeLineoa: store.storeLineoa,
  storeFacebook: store.storeFacebook,
  storeProdName: store.storeProdName,
  gameId: gameFieldValue(store.gameId),
  version: store.version,
})
