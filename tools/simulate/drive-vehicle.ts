import { type PlayboxAd, sendPlays, sendSamples, startRecord, stopRecord } from '@lumiroute/contract/playbox'
import { sha256BytesHex } from '@lumiroute/evidence/chain'
import { driveRoute, type Fix, seeded } from '@lumiroute/geo'
import { makeUuid } from '../../packages/demo/src/data/demo-games.ts'
import { createDice } from '../../packages/demo/src/dice.ts'
import { type Sample, type Sampled, sampleDrive } from '../../packages/demo/src/drive/drive-samples.ts'
import { type Played, playScreen } from '../../packages/demo/src/drive/screen-plays.ts'
import type { Box } from './box.ts'
import { applyFault, type Fault, tamper } from './faults.ts'
import { readScreen } from './read-screen.ts'
import type { Drivable } from './find-fleet.ts'
import type { Sent } from './tally.ts'

export type Ride = {
  drivable: Drivable
  ad: PlayboxAd
  /** Sends positions and plays, or everything if the vehicle has only one device. */
  player: Box | null
  sensor: Box | null
  from: number
  until: number
  speed: number
  seed: number
  loss: number
  fault: Fault | null
  /** Waits until the simulated time has come. */
  reach: (moment: number) => Promise<void>
  sent: Sent
}

const maxRows = 1000
const imageEveryMs = 20 * 60_000
const leastBatchMs = 60_000
const batchSeconds = 5

type Play = Played & { fix: Fix | null; isTampered: boolean }
type Happening = ReturnType<typeof applyFault>
type Waiting = { positions: Sample[]; people: Sample[]; plays: Play[] }

/** The devices of one vehicle report from the start of the record to its stop. */
export async function driveVehicle(ride: Ride): Promise<void> {
  const { drivable, until, seed, sent, loss } = ride
  const recordId = sent.recordId
  const happening = applyFault(ride.fault, ride)
  const { startsAt: from, closed } = happening
  const random = seeded(seed + 1)
  const teller = (ride.player ?? ride.sensor) as Box
  await teller.call(startRecord, { recordId, at: iso(from) })
  const seconds = Math.floor((until - from) / 1000)
  const drive = driveRoute(drivable.lines, { startAt: from, seconds, seed, ...(closed && { closed }) })
  const plays = getPlays(ride, happening)
  const waiting: Waiting = { positions: [], people: [], plays: [] }
  const step = Math.max(leastBatchMs, batchSeconds * 1000 * ride.speed)
  let [batchEnd, imageAt] = [from + step, from + leastBatchMs]
  for (const sampled of sampleDrive(drive.moments, { seed })) {
    keep(waiting, happening.isBlind(sampled.at) ? { ...sampled, people: null } : sampled, ride)
    waiting.plays.push(...plays(sampled))
    if (sampled.at < batchEnd) continue
    batchEnd += step
    await ride.reach(sampled.at)
    for (; imageAt <= sampled.at; imageAt += imageEveryMs) await sendImage(ride, imageAt)
    // Offline: the rows go with the next batch.
    if (random() >= loss) await flush(ride, waiting)
  }
  await ride.reach(until)
  await flush(ride, waiting)
  await teller.call(stopRecord, { recordId, at: iso(until) })
  sent.truth = drive.truth()
}

const iso = (at: number) => new Date(at).toISOString()

/** Two devices send a row each; a single one sends everything in one row. */
function keep(waiting: Waiting, { position, people }: Sampled, { player, sensor }: Ride): void {
  if (player && sensor) {
    if (position) waiting.positions.push(position)
    if (people) waiting.people.push(people)
    return
  }
  const row = position || people ? { ...people, ...position } : null
  if (row) (player ? waiting.positions : waiting.people).push(row as Sample)
}

function getPlays({ player, ad, until, seed }: Ride, happening: Happening): (sampled: Sampled) => Play[] {
  const screen = {
    mode: ad.mode,
    main: ad.playlistOne.items,
    second: ad.mode === 'basic' ? [] : (ad.playlistTwo?.items ?? []),
  }
  const played = playScreen(screen, { from: happening.startsAt, until }, seeded(seed + 2))
  let next = player ? played.next() : { done: true as const, value: undefined }
  return ({ at, position }) => {
    const ended: Play[] = []
    for (; !next.done && next.value.endMs <= at; next = played.next()) {
      const startMs = Date.parse(next.value.startAt)
      if (happening.isDark(startMs) || happening.isDark(next.value.endMs)) continue
      const isTampered = happening.isTampered(startMs)
      const sha256 = isTampered ? tamper(next.value.sha256) : next.value.sha256
      ended.push({ ...next.value, sha256, isTampered, fix: getFix(position) })
    }
    return ended
  }
}

const getFix = (position: Sample | null) =>
  position
    ? {
        at: 0,
        lat: position.currentLatitude as number,
        lng: position.currentLongitude as number,
        accuracy: null,
      }
    : null

async function flush(ride: Ride, waiting: Waiting): Promise<void> {
  const { player, sensor, sent } = ride
  await Promise.all([
    sendRows(player, sent, waiting.positions.splice(0)),
    sendRows(sensor, sent, waiting.people.splice(0)),
    sendPlayed(player, ride, waiting.plays.splice(0)),
  ])
}

async function sendRows(box: Box | null, sent: Sent, rows: Sample[]): Promise<void> {
  if (!box) return
  for (let i = 0; i < rows.length; i += maxRows) {
    const batch = rows.slice(i, i + maxRows)
    await box.call(sendSamples, { recordId: sent.recordId, rows: batch })
    sent.samples += batch.length
    sent.people += batch.reduce((sum, { peopleCount }) => sum + (peopleCount ?? 0), 0)
  }
}

const deliveredMs = 500
const isDelivered = ({ plannedMs, playedMs, isTampered }: Play) =>
  !isTampered && Math.abs(plannedMs - playedMs) <= deliveredMs

/** Second by second, so that items side by side count once. */
function markShown({ shownSeconds }: Sent, startMs: number, endMs: number): void {
  for (let second = Math.round(startMs / 1000); second < Math.round(endMs / 1000); second++)
    shownSeconds.add(second)
}

async function sendPlayed(box: Box | null, { sent, seed, from }: Ride, plays: Play[]): Promise<void> {
  if (!box || plays.length === 0) return
  // Ids include the time: a second drive with the same seed sends new plays.
  const named = plays.map(({ endMs, fix, isTampered: _isTampered, ...play }) => ({
    ...play,
    playId: makeUuid(createDice(seed ^ (from / 1000) ^ endMs ^ (play.materialId * 7919))),
    position: fix && { lat: fix.lat, lng: fix.lng },
  }))
  for (let i = 0; i < named.length; i += maxRows) {
    const batch = named.slice(i, i + maxRows)
    await box.call(sendPlays, box.signer.signPlays(sent.recordId, batch))
    sent.plays += batch.length
    const delivered = plays.slice(i, i + maxRows).filter(isDelivered)
    sent.delivered += delivered.length
    for (const { startAt, endMs } of delivered) markShown(sent, Date.parse(startAt), endMs)
  }
}

async function sendImage({ player, sent, ad }: Ride, at: number): Promise<void> {
  if (!player) return
  const { recordId } = sent
  const picture = await readScreen(ad)
  const place = player.signer.signImage(recordId, { at: iso(at), sha256: sha256BytesHex(picture) })
  const query = { recordId: String(recordId), at: iso(at), ...place, seq: String(place.seq) }
  await player.upload(`/playbox/record/image?${new URLSearchParams(query)}`, picture)
  sent.images++
}
