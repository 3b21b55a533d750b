import { eq } from 'drizzle-orm'
import {
  activities,
  ads,
  members,
  messages,
  pointCards,
  productCategories,
  products,
  stores,
  tags,
} from '../../apps/server/src/db/schema/index.ts'
import type { Deps } from '../../apps/server/src/deps.ts'
import type { Filled } from '../../apps/server/src/contract-tests/leak/fill-store.ts'
import {
  makeAd,
  makeDevice,
  makePlace,
  makeRoute,
  makeVehicle,
} from '../../apps/server/src/testing/ad-factories.ts'

const laterMs = 86_400_000

/** Shorter than the marks, as the forms demand. */
async function shortenTexts({ db }: Deps, storeId: number, tagCode: string) {
  await db.update(stores).set({ storePhone: '02-2720-8889' }).where(eq(stores.id, storeId))
  await db.update(products).set({ prodLedText: 'LEAK-A-led' }).where(eq(products.storeId, storeId))
  await db.update(members).set({ mbrLevel: 'LEAK-A-level' }).where(eq(members.storeId, storeId))
  await db
    .update(tags)
    .set({ tagName: 'LEAK-A-tag', tagGroup: 'LEAK-A-group' })
    .where(eq(tags.storeId, storeId))
  await db.update(pointCards).set({ pcColor: '#112233' }).where(eq(pointCards.storeId, storeId))
  await db
    .update(activities)
    .set({ actAudienceTags: [tagCode], actLinkType: 'url', actLinkValue: 'https://example.tw/LEAK-A' })
    .where(eq(activities.storeId, storeId))
  await db
    .update(productCategories)
    .set({ cateName: 'LEAK-A-category' })
    .where(eq(productCategories.storeId, storeId))
}

/** What the forms edit beside the marked store: numbers and choices other than the defaults. */
export async function fillForms(deps: Deps, { names }: Filled): Promise<void> {
  const storeId = names.storeId as number
  await shortenTexts(deps, storeId, names.tagCode as string)
  await deps.db
    .update(stores)
    .set({ gameId: 2, storeBelong: 1, storeAddrLat: 25.03, storeAddrLng: 121.5, quotaMembers: 77 })
    .where(eq(stores.id, storeId))
  const place = await makePlace(deps, {
    address: '台北市市府路 1 號',
    latitude: 25,
    longitude: 121,
    panelWidth: 640,
    panelHeight: 320,
    direction: 'ne',
  })
  await makeDevice(deps, { placeId: place.id })
  await makeVehicle(deps, { vehicleType: 'bus', vehicleStatus: 'repair' })
  await makeRoute(deps, { description: '說明' })
  await deps.db.update(ads).set({ memo: '備註' }).where(eq(ads.storeId, storeId))
  await makeAd(deps, { storeId, moveType: 'store_streaming', streamUrl: 'https://example.tw/live.m3u8' })
  await deps.db
    .update(messages)
    .set({ status: 'scheduled', scheduleAt: new Date(deps.now().getTime() + laterMs), sentAt: null })
    .where(eq(messages.storeId, storeId))
}
