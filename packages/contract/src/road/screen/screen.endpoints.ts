import { z } from 'zod'
import { maxScreens, moveTypeCodes } from '../../advertising/ad/ad-codes.ts'
import { ownStore } from '../../access.ts'
import { deviceStatuses } from '../device/device.endpoints.ts'
import { endpoint } from '../../endpoint.ts'
import { Id, IsoDate } from '../../fields.ts'
import { YearMonth } from '../timetable/timetable.endpoints.ts'

/** A player at a place or in a store. */
export const Screen = z.object({
  id: Id,
  macAddr: z.string(),
  name: z.string(),
  place: z.object({ id: Id, name: z.string() }).nullable(),
  store: z.object({ id: Id, storeName: z.string(), storeCode: z.string() }).nullable(),
  panelWidth: z.int().nullable(),
  panelHeight: z.int().nullable(),
  latitude: z.number().nullable(),
  longitude: z.number().nullable(),
  status: z.enum(deviceStatuses),
})
export type Screen = z.infer<typeof Screen>

export const listScreens = endpoint({
  id: 'screen.list',
  method: 'POST',
  path: '/screen/query',
  summary:
    'Lists the screens that an ad of this store and type may choose: its own, and for linked games also those at places.',
  access: ownStore('body.storeId', 'id'),
  permission: 'ads.read',
  category: null,
  body: z.object({ storeId: Id, moveType: z.enum(moveTypeCodes).optional() }),
  answer: z.object({ screenList: z.array(Screen) }),
})

export const getScreenAvailability = endpoint({
  id: 'screen.getAvailability',
  method: 'POST',
  path: '/screen/availability',
  summary:
    'Counts the free screens of a place, or of the chosen screens, on each day of a month. A place needs one free screen, a choice needs all of them.',
  access: ownStore('body.storeId', 'id'),
  permission: 'ads.read',
  category: null,
  body: z.object({
    storeId: Id,
    yearMonth: YearMonth,
    placeId: Id.optional(),
    screenIds: z.array(Id).max(maxScreens).default([]),
    /** The ad being edited; its own bookings count as free. */
    adId: Id.optional(),
  }),
  answer: z.object({
    availability: z.array(
      z.object({
        date: IsoDate,
        free: z.int(),
        total: z.int(),
        /** Paid or submitted ads that want the same screens that day. */
        waiting: z.int(),
      }),
    ),
  }),
})
