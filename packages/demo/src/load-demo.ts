import { foldAccountName } from '@lumiroute/contract/account'
import type { Tx } from '@lumiroute/server/db/db.ts'
import { createSampleMonth } from '@lumiroute/server/db/sample-months.ts'
import { accounts, files, members, stores, thirdParties } from '@lumiroute/server/db/schema/index.ts'
import { insertActivities } from '@lumiroute/server/http/pipeline/activity-log.queries.ts'
import type { Deps } from '@lumiroute/server/deps.ts'
import { proposeMakeGoods } from '@lumiroute/server/features/road/make-good/propose-make-goods.ts'
import type { Channel } from '@lumiroute/server/adapters/line/stand-in/books.ts'
import { demoChannels } from '@lumiroute/server/adapters/line/stand-in/demo-channels.ts'
import { createSealer } from '@lumiroute/server/secrets/sealed-text.ts'
import { ageDemo } from './load/age-demo.ts'
import { type Busy, demoActivity } from './data/demo-activity.ts'
import { loadDemoFleet } from './data/demo-fleet.ts'
import { demoMembers } from './data/demo-members.ts'
import { loadDemoRoutes } from './data/demo-routes.ts'
import { type DemoStore, demoStores } from './data/demo-stores.ts'
import { claimDemoPrizes } from './load/claim-prizes.ts'
import { loadDemoAudit } from './load/load-audit.ts'
import { loadDemoAds } from './load/load-ads.ts'
import { loadDemoCatalogue } from './load/load-catalogue.ts'
import { loadDemoCoupons } from './load/load-coupons.ts'
import { loadDemoMembers, settleDemoMembers } from './load/load-members.ts'
import { loadDemoMessages } from './load/load-messages.ts'
import { loadDemoOrders } from './load/load-orders.ts'
import { loadDemoRecords } from './load/load-records.ts'
import { loadDemoPlaylists } from './load/load-playlists.ts'
import { loadDemoSteps, loadDemoTouches } from './load/load-touches.ts'
import { loadDemoRooms } from './load/load-rooms.ts'
import { loadDemoStoreGames } from './load/load-store-games.ts'
import { type CataloguePictures, saveCatalogue } from './load/save-catalogue.ts'
import { type MediaByName, saveMedia } from './load/save-media.ts'
import { loadPlacePhotos, type PlacePhotos, savePlacePhotos } from './load/load-place-photos.ts'
import { type PicturesByStore, savePictures } from './load/save-pictures.ts'
import { saveScreens, type ScreensByStore } from './load/save-screens.ts'

const storePassword = 'Store@1234'

/** Slow work and files, done before the transaction opens. */
export type PreparedDemo = {
  passwordHash: string
  pictures: PicturesByStore
  media: MediaByName
  screens: ScreensByStore
  catalogue: CataloguePictures
  placePhotos: PlacePhotos
}

/** Age of the oldest record of the demo. */
const oldestDays = 17

export async function prepareDemo(deps: Deps): Promise<PreparedDemo> {
  const [passwordHash, pictures, [media, screens], catalogue, placePhotos] = await Promise.all([
    deps.passwords.hash(storePassword),
    savePictures(deps),
    saveMediaAndScreens(deps),
    saveCatalogue(deps),
    savePlacePhotos(deps),
    // Partitions cannot be created in the transaction that holds the lock of the first start.
    ensureSampleMonths(deps),
  ])
  return { passwordHash, pictures, media, screens, catalogue, placePhotos }
}

async function saveMediaAndScreens(deps: Deps) {
  const media = await saveMedia(deps)
  return [media, await saveScreens(deps, media)] as const
}

async function ensureSampleMonths({ db, now }: Deps): Promise<void> {
  for (const days of [0, oldestDays]) await createSampleMonth(db, now().getTime() - days * 86_400_000)
}

export type Platform = { storeId: number; operatorId: number }

export async function loadDemo(tx: Tx, deps: Deps, demo: PreparedDemo, platform: Platform): Promise<void> {
  const busy: Busy[] = [
    {
      storeId: platform.storeId,
      storeCode: 'PLATFORM',
      accountIds: [platform.operatorId],
      callsADay: { cms: 24, frontend: 0 },
    },
  ]
  const routes = await loadDemoRoutes(tx)
  for (const store of demoStores) busy.push(await loadStore(tx, deps, demo, store))
  const storeIds = new Map(busy.map(({ storeCode, storeId }) => [storeCode, storeId]))
  const playlistIds = await loadDemoPlaylists(tx, demo.media, storeIds)
  await loadDemoCatalogue(tx, demo.catalogue, storeIds, deps.now())
  const defaults = { main: playlistIds['platform-default'], second: playlistIds['platform-film'] }
  await loadDemoFleet(tx, deps, defaults, storeIds)
  await loadPlacePhotos(tx, demo.placePhotos, platform.storeId)
  await loadDemoAds(tx, deps, { storeIds, playlistIds, routes, operatorId: platform.operatorId })
  await loadDemoRecords(tx, deps, { byStore: demo.screens, storeIds })
  await proposeMakeGoods({ ...deps, db: tx })
  await loadDemoRooms(tx, deps, platform.operatorId)
  await loadDemoMembers(tx, deps, storeIds)
  await loadDemoTouches(tx)
  await loadDemoCoupons(tx, deps, storeIds)
  await claimDemoPrizes(tx, deps)
  await loadDemoStoreGames(tx, deps)
  await loadDemoOrders(tx, deps, storeIds)
  await loadDemoSteps(tx)
  await settleDemoMembers(tx, deps)
  await loadDemoMessages(tx, deps, storeIds)
  await ageDemo(tx, deps.now())
  await loadDemoAudit(tx, deps.now(), platform.operatorId)
  await insertActivities(
    tx,
    deps.settings.businessTz,
    demoActivity(busy, deps.now(), deps.settings.businessTz),
  )
}

async function loadStore(tx: Tx, deps: Deps, demo: PreparedDemo, demoStore: DemoStore): Promise<Busy> {
  const { admins: _admins, memberCount = 0, callsADay, disabledDaysAgo, ...fields } = demoStore
  const pictures = demo.pictures[fields.storeCode]
  const storeImage = pictures?.small.uuidName ?? null
  const storeBigImage = pictures?.big.map(({ uuidName }) => uuidName) ?? []
  const [made] = await tx
    .insert(stores)
    .values({ ...fields, storeImage, storeBigImage })
    .returning({ id: stores.id })
  const storeId = (made as { id: number }).id
  const accountIds = await loadAccounts(tx, deps, storeId, demoStore, demo.passwordHash)
  if (pictures)
    await tx.insert(files).values([pictures.small, ...pictures.big].map((row) => ({ ...row, storeId })))
  if (memberCount > 0) await tx.insert(members).values(demoMembers(storeId, memberCount, deps.now()))
  const channel = demoChannels[fields.storeCode as keyof typeof demoChannels] as Channel | undefined
  if (channel) await loadLine(tx, deps, storeId, channel)
  const until = disabledDaysAgo === undefined ? {} : { until: disabledDaysAgo }
  return { storeId, storeCode: fields.storeCode, accountIds, callsADay, ...until }
}

async function loadAccounts(
  tx: Tx,
  deps: Deps,
  storeId: number,
  { admins }: DemoStore,
  passwordHash: string,
) {
  const rows = admins.map(({ isInvited, ...admin }, i) => ({
    ...admin,
    adminAccountKey: foldAccountName(admin.adminAccount),
    emailVerifiedAt: isInvited ? null : deps.now(),
    storeId,
    isFirst: i === 0,
    role: 'ROLE_STORE',
    passwordHash: isInvited ? null : passwordHash,
  }))
  const made = await tx.insert(accounts).values(rows).returning({ id: accounts.id })
  return made.map(({ id }) => id).filter((_id, i) => !admins[i]?.isInvited)
}

/** An account that only the LINE stand-in knows. */
async function loadLine(tx: Tx, { settings }: Deps, storeId: number, channel: Channel): Promise<void> {
  const sealer = createSealer(settings.secrets.encryption)
  const seal = (name: string, text: string) => sealer.seal(text, { storeId, name })
  await tx.insert(thirdParties).values({
    storeId,
    lineChannelSecret: seal('lineChannelSecret', channel.secret),
    lineAccessToken: seal('lineAccessToken', channel.token),
    lineLiffId: channel.liffIds[0] ?? '',
    lineLoginChannelId: channel.loginChannelId,
    lineLoginChannelSecret: seal('lineLoginChannelSecret', channel.loginSecret),
  })
}
