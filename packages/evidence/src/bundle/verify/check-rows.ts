import type { Bundle, BundleChain, BundleRecord } from '../bundle.shape.ts'
import { readImageLine, readPlayLine } from '../read-line.ts'
import { type Check, startCheck } from './place.ts'

type Collected = ReturnType<typeof startCheck>

/** Every row can be read, each play counts once, and everything belongs to the booking. */
export function checkRows(bundle: Bundle): Check {
  const check = startCheck('rows')
  const [seenPlays, seenRecords] = [new Set<string>(), new Set<number>()]
  const dates = new Set(bundle.booking.dates.map(({ date }) => date))
  check.expect(dates.size === bundle.booking.dates.length, { path: '/booking/dates' })
  bundle.records.forEach((record, index) => {
    const path = `/records/${index}`
    check.expect(dates.has(record.date), { path: `${path}/date`, recordId: record.id })
    check.expect(!seenRecords.has(record.id), { path: `${path}/id`, recordId: record.id })
    seenRecords.add(record.id)
    checkColumns(check, record, path)
    record.chains.forEach((chain, n) => checkChainRows(check, chain, `${path}/chains/${n}`, seenPlays))
    record.unsigned.forEach((line, n) => {
      const place = { path: `${path}/unsigned/${n}`, recordId: record.id }
      check.expect(isNewPlay(line, seenPlays), place)
    })
  })
  return check.end()
}

function checkChainRows(check: Collected, { rows, recordId }: BundleChain, path: string, seen: Set<string>) {
  rows.forEach((row, index) => {
    const seq = index + 1
    const isRight =
      typeof row === 'string' ? readImageLine(row) !== null || isNewPlay(row, seen) : row.seq === seq
    check.expect(isRight, { path: `${path}/rows/${index}`, recordId, seq })
  })
}

function isNewPlay(line: string, seen: Set<string>): boolean {
  const play = readPlayLine(line)
  if (!play || seen.has(play.playId)) return false
  seen.add(play.playId)
  return true
}

const isSorted = (values: readonly number[]) =>
  values.every((value, i) => i === 0 || value >= (values[i - 1] ?? 0))

function checkColumns(check: Collected, { id, samples, track }: BundleRecord, path: string) {
  const [samplesPlace, trackPlace] = [`${path}/samples`, `${path}/track`].map((path) => ({
    path,
    recordId: id,
  }))
  if (samples && samplesPlace)
    check.expect(samples.at.length === samples.people.length && isSorted(samples.at), samplesPlace)
  if (track && trackPlace)
    check.expect(
      track.at.length === track.lat.length && track.at.length === track.lng.length && isSorted(track.at),
      trackPlace,
    )
}
