import { z } from 'zod'
import { operator, ownStore, ownStoreIfNamed, ownThing } from '../../access.ts'
import { endpoint } from '../../endpoint.ts'
import { Id, IsoDate, Text, Version } from '../../fields.ts'
import { listFields, Total } from '../../list.ts'
import { moveTypeCodes, payStatusCodes } from './ad.codes.ts'
import { Ad, AdForm } from './ad.fields.ts'

const InStore = { storeId: Id }
const adSorts = [
  'id',
  'name',
  'moveType',
  'broadcastDate',
  'vehicleType',
  'mode',
  'status',
  'store',
  'submittedAt',
  'updatedAt',
] as const

export const queryAds = endpoint({
  id: 'ad.query',
  method: 'POST',
  path: '/ad/query',
  summary: 'Ads with store, route, playlists and payment; one where its id is given.',
  access: ownStoreIfNamed('body.storeId', 'id'),
  category: 'adSubscription',
  body: z.object({
    storeId: Id.optional(),
    adId: Id.optional(),
    payStatus: z.enum(payStatusCodes).optional(),
    moveType: z.enum(moveTypeCodes).optional(),
    ...listFields(adSorts),
  }),
  answer: z.object({ adList: z.array(Ad), total: Total }),
  errors: ['NOT_FOUND'],
})

export const addAd = endpoint({
  id: 'ad.add',
  method: 'POST',
  path: '/ad/add',
  summary: 'Makes a draft.',
  access: ownStore('body.storeId', 'id'),
  category: 'adSubscription',
  body: z.object({ ...InStore, ad_data: AdForm }),
  answer: z.object({ adId: Id }),
})

export const updateAd = endpoint({
  id: 'ad.update',
  method: 'POST',
  path: '/ad/update',
  summary: 'Changes an ad as far as its status allows.',
  access: ownStore('body.storeId', 'id'),
  category: 'adSubscription',
  body: z.object({ ...InStore, adId: Id, ad_data: AdForm, version: Version.optional() }),
  answer: z.object({ adId: Id, version: z.int() }),
  errors: ['NOT_FOUND', 'CONFLICT'],
})

export const deleteAd = endpoint({
  id: 'ad.delete',
  method: 'POST',
  path: '/ad/delete',
  summary: 'Removes an ad that was neither paid nor handed in.',
  access: ownStore('body.storeId', 'id'),
  category: 'adSubscription',
  body: z.object({ ...InStore, adId: Id }),
  answer: z.object({}),
  errors: ['NOT_FOUND', 'CONFLICT'],
})

export const queryAdChecks = endpoint({
  id: 'ad.checkQuery',
  method: 'POST',
  path: '/ad/check/query',
  summary: 'Ads of all stores by status, those that wait longest first.',
  access: operator,
  category: 'adSubscription',
  polling: 60,
  body: z.object({
    payStatus: z.enum(payStatusCodes).default('request'),
    storeId: Id.optional(),
    ...listFields(adSorts),
  }),
  answer: z.object({ adList: z.array(Ad), total: Total }),
})

export const proposeVehicles = endpoint({
  id: 'ad.propose',
  method: 'POST',
  path: '/ad/check/proposal',
  summary:
    'What an approval would book for each date of an ad: a vehicle, and the others that are free; or screens.',
  access: operator,
  category: 'adSubscription',
  body: z.object({ adId: Id }),
  answer: z.object({
    proposalList: z.array(
      z.object({
        date: IsoDate,
        /** null: no vehicle of the type is free that day. */
        vehicleId: Id.nullable(),
        vehicleList: z.array(z.object({ id: Id, no: z.string() })),
        /** Of a fixed or in-store ad: the screens that would play it. */
        screenList: z.array(z.object({ id: Id, macAddr: z.string(), name: z.string() })),
        /** Why no screen can play it that day; null where one can. */
        refusal: z.string().nullable(),
      }),
    ),
  }),
  errors: ['NOT_FOUND'],
})

const VehicleChoice = z.object({ date: IsoDate, vehicleId: Id })

export const updateAdCheck = endpoint({
  id: 'ad.checkUpdate',
  method: 'POST',
  path: '/ad/check/update',
  summary:
    'request: the store hands its ad in. accept, reject: the operator’s verdict; reject also withdraws.',
  access: ownThing('ad', 'body.adId'),
  category: 'adSubscription',
  body: z.object({
    adId: Id,
    payStatus: z.enum(['request', 'accept', 'reject']),
    reason: Text(500).default(''),
    vehicles: z.array(VehicleChoice).max(6).default([]),
    version: Version.optional(),
  }),
  answer: z.object({ adId: Id, payStatus: z.string(), actions: z.array(z.string()) }),
  errors: ['NOT_FOUND', 'FORBIDDEN', 'CONFLICT'],
})

export const recordOfflinePayment = endpoint({
  id: 'ad.recordPayment',
  method: 'POST',
  path: '/ad/check/pay',
  summary: 'Records that a store paid for an ad outside the platform.',
  access: operator,
  category: 'adSubscription',
  body: z.object({ adId: Id, memo: Text(200).default('') }),
  answer: z.object({ paymentId: z.string() }),
  errors: ['NOT_FOUND', 'CONFLICT'],
})
