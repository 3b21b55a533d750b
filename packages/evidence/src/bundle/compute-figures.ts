import type { Bundle, BundleContent, BundleRecord, DateFigures, Figures, Sums } from './bundle.shape.ts'
import { makeIsDelivered, sumOnAirMs } from './delivered-plays.ts'
import { listPlays, type ListedPlay } from './list-plays.ts'
import { measurePeople, type People } from './measure-people.ts'

type Measured = {
  delivered: ListedPlay[]
  minutes: number
  route: number | null
  people: People | null
  scans: number
}
type Promised = BundleContent['booking']['dates'][number]

const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0)
/** Null only if all are. */
const sumKnown = (values: readonly (number | null)[]) => {
  const known = values.filter((value) => value !== null)
  return known.length > 0 ? sum(known) : null
}

/** All figures of a report from its raw parts. Server, report and verify page use this one function. */
export function computeFigures(content: BundleContent): Figures {
  const isDelivered = makeIsDelivered(content.materials)
  const measured = content.records.map((record) => ({
    date: record.date,
    ...measureRecord(record, isDelivered),
  }))
  const dates = content.booking.dates.map((promised): DateFigures => {
    const own = measured.filter((record) => record.date === promised.date)
    return { date: promised.date, ...sumRecords(own, promised) }
  })
  const total = sumDates(dates, content.booking.dates, measured)
  return { dates, total, items: countItems(content, measured) }
}

function measureRecord(record: BundleRecord, isDelivered: (play: ListedPlay) => boolean): Measured {
  const { samples, route, scans } = record
  const delivered = listPlays(record).filter(isDelivered)
  const minutes = Math.round(measureOnAirMs(record, delivered) / 60_000)
  return { delivered, minutes, route, people: samples && measurePeople(samples), scans }
}

function measureOnAirMs({ measured }: BundleRecord, delivered: readonly ListedPlay[]): number {
  if (!measured) return 0
  const [fromMs, untilMs] = [Date.parse(measured.from), Date.parse(measured.until)]
  if (measured.by === 'plays') return sumOnAirMs(delivered, { fromMs, untilMs })
  return Math.max(0, untilMs - fromMs - measured.troubleMs)
}

function sumRecords(records: readonly Measured[], promised: Promised): Sums {
  const plays = records.flatMap(({ delivered }) => delivered)
  const sums = {
    promisedMinutes: promised.minutes,
    promisedPlays: promised.plays,
    deliveredMinutes: sum(records.map(({ minutes }) => minutes)),
    deliveredPlays: plays.length,
  }
  return {
    ...sums,
    share: getShare(sums, promised, records),
    signedPlays: plays.filter(({ isSigned }) => isSigned).length,
    peopleMinutes: sumKnown(records.map(({ people }) => people && people.peopleMinutes)),
    coverage: getCoverage(records),
    scans: sum(records.map(({ scans }) => scans)),
  }
}

/** Sums of the printed rows, so that a reader who adds them up gets the printed total. */
function sumDates(
  dates: readonly DateFigures[],
  promised: readonly Promised[],
  records: readonly Measured[],
): Sums {
  return {
    promisedMinutes: sumKnown(dates.map(({ promisedMinutes }) => promisedMinutes)),
    promisedPlays: sumKnown(dates.map(({ promisedPlays }) => promisedPlays)),
    deliveredMinutes: sum(dates.map(({ deliveredMinutes }) => deliveredMinutes)),
    deliveredPlays: sum(dates.map(({ deliveredPlays }) => deliveredPlays)),
    share: getMeanShare(dates, promised),
    signedPlays: sum(dates.map(({ signedPlays }) => signedPlays)),
    peopleMinutes: sumKnown(dates.map(({ peopleMinutes }) => peopleMinutes)),
    coverage: getCoverage(records),
    scans: sum(dates.map(({ scans }) => scans)),
  }
}

/** Part of the booked route that must be driven for a full delivery, in thousandths. */
const routeGoal = 900

/** The smallest share of minutes, plays and route. Unknown parts are left out. */
function getShare(
  sums: Pick<Sums, 'deliveredMinutes' | 'deliveredPlays'>,
  { minutes, dueMinutes, duePlays }: Promised,
  records: readonly Measured[],
): number | null {
  if (minutes === null) return null
  const parts = [
    [sums.deliveredMinutes, dueMinutes] as const,
    [sums.deliveredPlays, duePlays] as const,
    ...records.flatMap(({ route }) => (route === null ? [] : [[route, routeGoal] as const])),
  ].flatMap(([delivered, due]) => (due ? [Math.round((1000 * delivered) / due)] : []))
  return parts.length > 0 ? Math.min(1000, ...parts) : null
}

/** Weighted by the minutes due: more than promised on one date does not make up for another. */
function getMeanShare(dates: readonly DateFigures[], promised: readonly Promised[]): number | null {
  const known = dates.flatMap(({ share }, n) => {
    const weight = promised[n]?.dueMinutes ?? 0
    return share === null || weight === 0 ? [] : [{ share, weight }]
  })
  const whole = sum(known.map(({ weight }) => weight))
  return whole > 0 ? Math.round(sum(known.map(({ share, weight }) => share * weight)) / whole) : null
}

function getCoverage(records: readonly Measured[]): number | null {
  const known = records.flatMap(({ people }) => (people && people.wholeMs > 0 ? [people] : []))
  const whole = sum(known.map(({ wholeMs }) => wholeMs))
  return whole > 0
    ? Math.min(1000, Math.round((1000 * sum(known.map(({ nearMs }) => nearMs))) / whole))
    : null
}

function countItems(
  { materials }: Pick<Bundle, 'materials'>,
  records: readonly Measured[],
): Figures['items'] {
  const items = new Map(materials.map(({ id }) => [id, { plays: 0, playedMs: 0 }]))
  for (const { delivered } of records)
    for (const { materialId, playedMs } of delivered) {
      const item = items.get(materialId)
      if (item) items.set(materialId, { plays: item.plays + 1, playedMs: item.playedMs + playedMs })
    }
  return [...items].map(([materialId, { plays, playedMs }]) => ({
    materialId,
    plays,
    seconds: Math.floor(playedMs / 1000),
  }))
}
