import { and, eq, sql } from 'drizzle-orm'
import type { Tx } from '@lumiroute/server/db/db.ts'
import {
  adScans,
  broadcastRecords,
  deliveryPromises,
  files,
  recordImages,
} from '@lumiroute/server/db/schema/index.ts'
import { planPlays } from '@lumiroute/server/features/advertising/ad/plan-plays.ts'
import { insertResults } from '@lumiroute/server/features/road/playbox/queries/report.queries.ts'
import type { PlayRow } from '@lumiroute/server/features/road/playbox/queries/plays.queries.ts'
import { insertNewSamples } from '@lumiroute/server/features/road/playbox/queries/sample.queries.ts'
import { measureReported } from '@lumiroute/server/features/road/record/measure-record.ts'
import { today } from '@lumiroute/server/clock/business-day.ts'
import type { Deps } from '@lumiroute/server/deps.ts'
import { type DemoDay, demoDay } from '../data/demo-days.ts'
import { demoResults, hasRounds } from '../data/demo-games.ts'
import { createDice, type Dice } from '../dice.ts'
import type { Sample } from '../drive/drive-samples.ts'
import { reportDay } from '../drive/report-day.ts'
import type { Screen } from '../drive/screen-plays.ts'
import { getFault, listRecordPlans, type RecordPlan } from './record-plans.ts'
import { screenKey, type ScreensByStore } from './save-screens.ts'
import { type DemoImage, showDevice } from '../drive/show-device.ts'
import { type SignedImage, storePlays } from '../drive/store-plays.ts'

type Screens = { byStore: ScreensByStore; storeIds: ReadonlyMap<string, number> }

/**
 * Results of the demo's ads up to now: drives, people, plays, screenshots, games, scans and their measures.
 */
export async function loadDemoRecords(tx: Tx, deps: Deps, { byStore, storeIds }: Screens): Promise<void> {
  for (const [storeCode, rows] of Object.entries(byStore))
    await tx
      .insert(files)
      .values([...rows.values()].map((row) => ({ ...row, storeId: storeIds.get(storeCode) as number })))
  const plans = await listRecordPlans(tx, today(deps))
  for (const [index, plan] of plans.entries()) {
    const at = {
      dayStart: plan.dayStart,
      now: deps.now().getTime(),
      // On every weekday the screen of the linked game is on, and its rooms are within its hours.
      index: plan.moveType === 'store_united_game' ? 0 : index,
      isWhole: plan.isLatest && plan.lines !== null,
      fault: getFault(plan),
    }
    const day = demoDay(at)
    if (day) await shortenPromise(tx, plan, day.promisedMinutes)
    if (day) await loadRecord(tx, deps, { plan, day, screens: byStore[plan.storeCode] ?? new Map() })
  }
  // PostgreSQL analyses new tables only after a minute; until then a record's download would time out.
  await tx.execute(sql`analyze record_sample, record_play, record_image, record_chain`)
}

/** The demo's days are shorter than AD_HOURS, so that it loads quickly; their promises are, too. */
async function shortenPromise(tx: Tx, plan: RecordPlan, minutes: number): Promise<void> {
  const toList = (items: Screen['main']) => ({
    materials: items.map(({ durationMs }) => ({ duration: durationMs / 1000 })),
  })
  const { mode, main, second } = plan.screen
  const approved = {
    moveType: plan.moveType,
    mode,
    playlistOne: toList(main),
    playlistTwo: toList(second),
  }
  await tx
    .update(deliveryPromises)
    .set({ minutes, plays: planPlays(approved, minutes * 60) })
    .where(
      and(
        eq(deliveryPromises.adId, plan.adId),
        sql`${deliveryPromises.date} = (select broadcast_date from broadcast_record where id = ${plan.id})`,
      ),
    )
}

type Loading = { plan: RecordPlan; day: DemoDay; screens: ScreensByStore[string] }

async function loadRecord(tx: Tx, deps: Deps, { plan, day, screens }: Loading): Promise<void> {
  const dice = createDice(plan.id * 101)
  const at = new Date(day.until)
  await tx
    .update(broadcastRecords)
    .set({ startDateTime: new Date(day.from), endDateTime: day.isOver ? at : null })
    .where(eq(broadcastRecords.id, plan.id))
  const { positions, people, plays } = reportDay(plan, day)
  await storeSamples(tx, plan, plan.playerId, positions, at)
  await storeSamples(tx, plan, plan.sensorId ?? plan.playerId, people, at)
  const deviceId = plan.playerId
  const isGame = plan.moveType.endsWith('_game')
  if (isGame && !hasRounds(plan.dayStart, deps.now().getTime())) await storeResults(tx, plan, day)
  const images = deviceId ? listImages(plan, day, plays, screens) : []
  const signed = deviceId ? await storePlays(tx, { recordId: plan.id, deviceId, at, plays, images }) : []
  await storeImages(tx, plan, signed)
  if (plan.hasQrCode) await storeScans(tx, dice, plan, day)
  await measureReported({ db: tx, now: deps.now, log: deps.log }, plan.id)
  await showDevice(tx, deps, { plan, day, image: images.at(-1) })
}

const batchSize = 5000

async function storeSamples(tx: Tx, plan: RecordPlan, deviceId: number | null, rows: Sample[], at: Date) {
  if (deviceId === null) return
  for (let i = 0; i < rows.length; i += batchSize) {
    const batch = rows.slice(i, i + batchSize)
    const times = batch.map(({ recordTime }) => Date.parse(recordTime))
    await insertNewSamples(tx, { recordId: plan.id, deviceId, now: at, rows: batch, times })
  }
}

/** Newer rounds are played in `load-rooms.ts`. */
async function storeResults(tx: Tx, plan: RecordPlan, day: DemoDay): Promise<void> {
  const results = demoResults(createDice(plan.id * 101), day)
  const deviceId = plan.playerId ?? 0
  if (results.length > 0)
    await insertResults(tx, { recordId: plan.id, deviceId, at: new Date(day.until), results })
}

const imageEveryMs = 1_500_000

/** A picture at regular intervals, each in the middle of a play and showing its content. */
function listImages(
  { screen }: RecordPlan,
  day: DemoDay,
  plays: readonly PlayRow[],
  screens: ScreensByStore[string],
): DemoImage[] {
  const side = screen.mode === 'split' ? screen.second : []
  const isSide = ({ sha256 }: PlayRow) => side.some((item) => item.sha256 === sha256)
  const [mains, seconds] = [plays.filter((play) => !isSide(play)), plays.filter(isSide)]
  const images: DemoImage[] = []
  let dueAt = day.from + 60_000
  for (const play of mains) {
    const at = (Date.parse(play.start) + Date.parse(play.end)) / 2
    if (at < dueAt) continue
    const beside = seconds.find(({ start, end }) => Date.parse(start) <= at && at <= Date.parse(end))
    const key = screenKey({ main: play.sha256, second: beside?.sha256 })
    const shown = screens.get(key)
    if (!shown) continue
    images.push({ at: new Date(Math.floor(at)), fileName: shown.uuidName, sha256: shown.sha256 })
    dueAt += imageEveryMs
  }
  return images
}

async function storeImages(tx: Tx, { id }: RecordPlan, images: SignedImage[]): Promise<void> {
  const last = images.at(-1)
  if (!last) return
  await tx.insert(recordImages).values(images.map((image) => ({ ...image, recordId: id })))
  const shown = { imageName: last.fileName, imageUpdatedAt: last.at }
  await tx.update(broadcastRecords).set(shown).where(eq(broadcastRecords.id, id))
}

async function storeScans(tx: Tx, dice: Dice, { id, adId }: RecordPlan, { from, until }: DemoDay) {
  const count = dice.between(4, 8) + Math.round(((until - from) / 3_600_000) * dice.between(3, 6))
  const moments = Array.from({ length: count }, () => new Date(dice.between(from, until)))
  await tx.insert(adScans).values(moments.map((at) => ({ adId, recordId: id, at })))
}
