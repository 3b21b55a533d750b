import { z } from 'zod'
import { operator, ownStore, ownStoreIfNamed, ownThing } from '../../access.ts'
import { endpoint } from '../../endpoint.ts'
import { Id, IsoDate, Text, Version } from '../../fields.ts'
import { listFields, Total } from '../../list.ts'
import { moveTypeCodes, payStatusCodes } from './ad-codes.ts'
import { Ad, AdForm } from './ad-fields.ts'

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

export const listAds = endpoint({
  id: 'ad.list',
  method: 'POST',
  path: '/ad/query',
  summary: 'Lists ads with store, route, playlists and payment, or one by id.',
  access: ownStoreIfNamed('body.storeId', 'id'),
  permission: 'ads.read',
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

export const createAd = endpoint({
  id: 'ad.create',
  method: 'POST',
  path: '/ad/add',
  summary: 'Creates a draft ad.',
  access: ownStore('body.storeId', 'id'),
  permission: 'ads.write',
  category: 'adSubscription',
  body: z.object({ ...InStore, ad_data: AdForm }),
  answer: z.object({ adId: Id }),
  audit: null,
})

export const updateAd = endpoint({
  id: 'ad.update',
  method: 'POST',
  path: '/ad/update',
  summary: 'Updates an ad as far as its status allows.',
  access: ownStore('body.storeId', 'id'),
  permission: 'ads.write',
  category: 'adSubscription',
  body: z.object({ ...InStore, adId: Id, ad_data: AdForm, version: Version.optional() }),
  answer: z.object({ adId: Id, version: z.int() }),
  errors: ['NOT_FOUND', 'CONFLICT'],
  audit: 'ad.updated',
})

export const deleteAd = endpoint({
  id: 'ad.delete',
  method: 'POST',
  path: '/ad/delete',
  summary: 'Deletes an ad that was neither paid nor submitted.',
  access: ownStore('body.storeId', 'id'),
  permission: 'ads.write',
  category: 'adSubscription',
  body: z.object({ ...InStore, adId: Id }),
  answer: z.object({}),
  errors: ['NOT_FOUND', 'CONFLICT'],
  audit: 'ad.deleted',
})

export const listAdsForReview = endpoint({
  id: 'ad.listForReview',
  method: 'POST',
  path: '/ad/check/query',
  summary: 'Lists ads of all stores by status, longest waiting first.',
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
  id: 'ad.proposeVehicles',
  method: 'POST',
  path: '/ad/check/proposal',
  summary:
    'Shows what an approval would book for each date of an ad: a vehicle and the other free ones, or screens.',
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
        /** The screens that would play a fixed or in-store ad. */
        screenList: z.array(z.object({ id: Id, macAddr: z.string(), name: z.string() })),
        /** Why no screen can play it that day; null if one can. */
        refusal: z.string().nullable(),
      }),
    ),
  }),
  errors: ['NOT_FOUND'],
})

const VehicleChoice = z.object({ date: IsoDate, vehicleId: Id })

/** The ad's status after a review action, and what the caller may do with it now. */
const Transitioned = z.object({ adId: Id, payStatus: z.string(), actions: z.array(z.string()) })
const AdVersion = { adId: Id, version: Version.optional() }
/** The action itself rejects an empty reason, after it has checked the ad's state. */
const Reason = Text(500).default('')
const Vehicles = z.array(VehicleChoice).max(6).default([])

export const submitAd = endpoint({
  id: 'ad.submit',
  method: 'POST',
  path: '/ad/submit',
  summary: 'Submits an ad for review.',
  access: ownThing('ad', 'body.adId'),
  permission: 'ads.write',
  category: 'adSubscription',
  body: z.object(AdVersion),
  answer: Transitioned,
  errors: ['NOT_FOUND', 'FORBIDDEN', 'CONFLICT'],
  audit: 'ad.submitted',
})

export const approveAd = endpoint({
  id: 'ad.approve',
  method: 'POST',
  path: '/ad/approve',
  summary: 'Approves an ad and books vehicles or screens for its dates.',
  access: operator,
  category: 'adSubscription',
  body: z.object({ ...AdVersion, vehicles: Vehicles }),
  answer: Transitioned,
  errors: ['NOT_FOUND', 'CONFLICT'],
  audit: 'ad.approved',
})

export const rejectAd = endpoint({
  id: 'ad.reject',
  method: 'POST',
  path: '/ad/reject',
  summary: 'Returns an ad to its store; what was approved before keeps playing.',
  access: operator,
  category: 'adSubscription',
  body: z.object({ ...AdVersion, reason: Reason }),
  answer: Transitioned,
  errors: ['NOT_FOUND', 'CONFLICT'],
  audit: 'ad.rejected',
})

export const withdrawAd = endpoint({
  id: 'ad.withdraw',
  method: 'POST',
  path: '/ad/withdraw',
  summary: 'Withdraws an ad and frees its vehicles and screens from tomorrow on.',
  access: operator,
  category: 'adSubscription',
  body: z.object({ ...AdVersion, reason: Reason }),
  answer: Transitioned,
  errors: ['NOT_FOUND', 'CONFLICT'],
  audit: 'ad.withdrawn',
})

export const updateAdCheck = endpoint({
  id: 'ad.updateCheck',
  method: 'POST',
  path: '/ad/check/update',
  summary: 'Alias of the specification: request submits, accept approves, reject rejects or withdraws an ad.',
  access: ownThing('ad', 'body.adId'),
  permission: 'ads.write',
  category: 'adSubscription',
  body: z.object({
    ...AdVersion,
    payStatus: z.enum(['request', 'accept', 'reject']),
    reason: Reason,
    vehicles: Vehicles,
  }),
  answer: Transitioned,
  errors: ['NOT_FOUND', 'FORBIDDEN', 'CONFLICT'],
  audit: ['ad.submitted', 'ad.approved', 'ad.rejected', 'ad.withdrawn'],
})

export const recordOfflinePayment = endpoint({
  id: 'ad.recordOfflinePayment',
  method: 'POST',
  path: '/ad/check/pay',
  summary: 'Records that a store paid for an ad outside the platform.',
  access: operator,
  category: 'adSubscription',
  body: z.object({ adId: Id, memo: Text(200).default('') }),
  answer: z.object({ paymentId: z.string() }),
  errors: ['NOT_FOUND', 'CONFLICT'],
  audit: 'ad.paymentRecorded',
})
