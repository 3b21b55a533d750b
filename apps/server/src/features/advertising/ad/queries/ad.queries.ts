import { and, count, eq, isNotNull, ne, sql } from 'drizzle-orm'
import type { AdForm, Review } from '@lumiroute/contract/ad'
import type { Handle, Tx } from '../../../../db/db.ts'
import { rawQuery } from '../../../../db/raw-query.ts'
import { accounts, ads, materials, orders, stores } from '../../../../db/schema/index.ts'

export type AdRow = typeof ads.$inferSelect
type NewAd = Omit<typeof ads.$inferInsert, 'id' | 'review' | 'version'>
export type AdChange = Partial<Omit<NewAd, 'storeId'>>

/** The review's columns start with their defaults. */
type ReviewColumn = 'reason' | 'submittedAt' | 'reviewedAt' | 'reviewedBy' | 'hasOpenChange' | 'snapshotId'
type DraftAd = Required<Omit<NewAd, ReviewColumn | 'createdAt' | 'updatedAt'>>

/** The fields by which an ad refers to other rows. */
export const references = [
  'playId1',
  'playId2',
  'routeId',
  'bannerImage',
  'unitedBanner',
  'gameCoupon',
] as const
export type Reference = (typeof references)[number]

const isOwnPlaylist = (id: string) => `(${id}::int is null or exists (select from playlist
  where id = ${id}::int and store_id = {storeId}::int))`
const isOwnImage = (name: string) => `(${name}::text is null or exists (select from file
  where uuid_name = ${name}::text and store_id = {storeId}::int and mime like 'image/%' and not is_private))`

/** Either not given, or the row exists and belongs to the store. */
const isValid: Record<Reference, string> = {
  playId1: isOwnPlaylist('{playId1}'),
  playId2: isOwnPlaylist('{playId2}'),
  routeId: '({routeId}::int is null or exists (select from route where id = {routeId}::int))',
  bannerImage: isOwnImage('{bannerImage}'),
  unitedBanner: isOwnImage('{unitedBanner}'),
  gameCoupon: `({gameCoupon}::text is null or exists (select from coupon
    where lower(cpn_code) = lower({gameCoupon}::text) and store_id = {storeId}::int and removed_at is null))`,
}

const checkReferences = rawQuery<Record<Reference, boolean>>({
  name: 'ad.checkReferences',
  row: {
    playId1: 'bool',
    playId2: 'bool',
    routeId: 'bool',
    bannerImage: 'bool',
    unitedBanner: 'bool',
    gameCoupon: 'bool',
  },
  sql: `select ${references.map((name) => `${isValid[name]} as "${name}"`).join(', ')}`,
})
/** The references of a form to rows that do not exist or belong to another store. */
export async function listMissingReferences(db: Handle, storeId: number, form: Pick<AdForm, Reference>) {
  const { playId1, playId2, routeId, bannerImage, unitedBanner, gameCoupon } = form
  const given = { storeId, playId1, playId2, routeId, bannerImage, unitedBanner, gameCoupon }
  const [valid] = (await db.run(checkReferences, given)) as [Record<Reference, boolean>]
  return references.filter((name) => !valid[name])
}

const insert = rawQuery({
  name: 'ad.insert',
  row: { id: 'int4' },
  sql: `insert into ad (store_id, name, move_type, vehicle_type, route_id, place_id, fix_location, mode, play_id1,
     play_id2, game_id, game_end_uri, game_win_uri, game_seconds, game_difficulty, game_win_score, game_names, game_coupon,
     game_daily_plays, united_room_id, united_device_id, united_banner, wait_seconds,
     orientation, mux_token, mux_token_hint, stream_url, enabled, start_at, stop_at, stream_log_url, banner_image,
     banner_width, banner_height, enabled_banner, enabled_qrcode_log, qrcode_url, broadcast_dates, marquee, memo,
     updated_by)
   select {storeId}, {name}, {moveType}, {vehicleType}, {routeId}, {placeId}, {fixLocation}, {mode}, {playId1},
     {playId2}, {gameId}, {gameEndUri}, {gameWinUri}, {gameSeconds}, {gameDifficulty}, {gameWinScore}, {gameNames},
     {gameCoupon}, {gameDailyPlays}, {unitedRoomId}, {unitedDeviceId}, {unitedBanner},
     {waitSeconds}, {orientation}, {muxToken}, {muxTokenHint}, {streamUrl}, {enabled}, {startAt}, {stopAt},
     {streamLogUrl}, {bannerImage}, {bannerWidth}, {bannerHeight}, {enabledBanner}, {enabledQrcodeLog},
     {qrcodeUrl}, {broadcastDates}, {marquee}, {memo}, {updatedBy}
   where ${references.map((name) => isValid[name]).join(' and ')}
   returning id`,
})
/** Undefined if a reference is missing; `listMissingReferences` says which. */
export const insertAd = async (db: Handle, ad: DraftAd): Promise<number | undefined> =>
  (await db.run(insert, ad))[0]?.id

export const findAdRow = async (db: Handle, adId: number): Promise<AdRow | undefined> =>
  (await db.select().from(ads).where(eq(ads.id, adId)))[0]

export async function lockAdRow(tx: Tx, adId: number, storeId?: number): Promise<AdRow | undefined> {
  const inStore = storeId === undefined ? undefined : eq(ads.storeId, storeId)
  const [ad] = await tx
    .select()
    .from(ads)
    .where(and(eq(ads.id, adId), inStore))
    .for('update')
  return ad
}

export async function findPaymentStatus(tx: Tx, adId: number): Promise<string | undefined> {
  const [order] = await tx.select({ status: orders.paymentStatus }).from(orders).where(eq(orders.adId, adId))
  return order?.status
}

/** The new version; undefined if the review state changed meanwhile. */
export async function updateAdRow(
  tx: Tx,
  ad: { id: number; review: Review },
  change: AdChange & { review: Review },
  accountId: number,
): Promise<number | undefined> {
  const [row] = await tx
    .update(ads)
    .set({ ...change, updatedAt: sql`now()`, updatedBy: accountId, version: sql`${ads.version} + 1` })
    .where(and(eq(ads.id, ad.id), eq(ads.review, ad.review)))
    .returning({ version: ads.version })
  return row?.version
}

export async function deleteAdRow(tx: Tx, adId: number): Promise<void> {
  await tx.delete(ads).where(eq(ads.id, adId))
}

export async function hasMaterials(tx: Tx, playlistId: number): Promise<boolean> {
  const [found] = await tx.select({ n: count() }).from(materials).where(eq(materials.playlistId, playlistId))
  return (found?.n ?? 0) > 0
}

const markChanged = rawQuery({
  name: 'ad.markPlaylistChanged',
  row: {},
  sql: `update ad set version = version + (review = 'request')::int,
     has_open_change = has_open_change or review = 'accept'
   where (play_id1 = $1 or play_id2 = $1) and review in ('request', 'accept')`,
})
export const markAdsChanged = (tx: Tx, playlistId: number) => tx.run(markChanged, [playlistId])

const removePlaylist = rawQuery({
  name: 'ad.removePlaylist',
  row: {},
  sql: `update ad set play_id1 = nullif(play_id1, $1), play_id2 = nullif(play_id2, $1), version = version + 1
   where (play_id1 = $1 or play_id2 = $1) and review in ('draft', 'reject')`,
})
export const removePlaylistFromAds = (tx: Tx, playlistId: number) => tx.run(removePlaylist, [playlistId])

/** Undefined if the ad was deleted or its store is disabled. */
export async function findAdForMail(db: Handle, adId: number) {
  const [ad] = await db
    .select({
      id: ads.id,
      name: ads.name,
      reason: ads.reason,
      storeId: ads.storeId,
      storeName: stores.storeName,
      broadcastDates: ads.broadcastDates,
    })
    .from(ads)
    .innerJoin(stores, and(eq(stores.id, ads.storeId), eq(stores.storeEnabled, true)))
    .where(eq(ads.id, adId))
  return ad
}

/** Only verified addresses, since the mail holds names that people typed. */
export const listRecipients = (db: Handle, storeId: number) =>
  db
    .select({ to: accounts.adminEmail, name: accounts.adminName, language: accounts.language })
    .from(accounts)
    .where(
      and(
        eq(accounts.storeId, storeId),
        eq(accounts.adminEnabled, true),
        isNotNull(accounts.emailVerifiedAt),
      ),
    )
    .orderBy(accounts.id)

export const listTokensWithoutHint = (db: Handle) =>
  db
    .select({ id: ads.id, storeId: ads.storeId, muxToken: ads.muxToken })
    .from(ads)
    .where(and(ne(ads.muxToken, ''), eq(ads.muxTokenHint, '')))

export async function updateTokenHint(db: Handle, adId: number, muxTokenHint: string): Promise<void> {
  await db.update(ads).set({ muxTokenHint }).where(eq(ads.id, adId))
}

const storeCodeQuery = rawQuery({
  name: 'ad.storeCode',
  row: { storeCode: 'text' },
  sql: 'select store_code as "storeCode" from store where id = $1',
})
export const findStoreCode = async (db: Handle, storeId: number) =>
  (await db.run(storeCodeQuery, [storeId]))[0]?.storeCode
