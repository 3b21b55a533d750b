import type { Bundle } from '@lumiroute/evidence/bundle'
import type { Line } from '@lumiroute/geo'
import { describeMap } from './describe-map.ts'
import { describeCurves } from './describe-people.ts'
import { describeProof } from './describe-proof.ts'
import { describeDates, describeFunnel, describeHours, describeItems } from './describe-tables.ts'
import type { Format } from './format.ts'
import type { Picture, ReportPage, Tile } from './report-page.ts'

export type Extras = { verifyUrl: string; routes: Line[]; pictures: Picture[]; sha256: string }

/** A bundle in words. Every figure is one of the bundle's. */
export function describeReport(bundle: Bundle, extras: Extras, format: Format): ReportPage {
  const { booking } = bundle
  const { say } = format
  const { verifyUrl: url, routes, pictures, sha256 } = extras
  const issued = format.moment(Date.parse(bundle.issuedAt))
  return {
    kicker: say('report.kicker'),
    title: booking.adName,
    subtitle: say('report.subtitle', { store: booking.storeName, dates: describePeriod(bundle) }),
    verify: {
      url,
      alt: say('report.qrAlt', { url }),
      caption: say('report.verify'),
      line: say('report.verifyLine'),
    },
    lead: describeLead(bundle, format),
    tiles: describeTiles(bundle, format),
    booking: { title: say('report.booking'), facts: listFacts(bundle, format, issued) },
    map: describeMap(bundle, routes, format),
    curves: describeCurves(bundle, format),
    missing: listMissing(bundle, format),
    tables: [describeDates(bundle, format), describeItems(bundle, format)],
    pictures: { title: say('report.pictures'), list: pictures },
    funnel: describeFunnel(bundle, format),
    proof: describeProof(bundle, sha256, format),
    method: {
      title: say('report.method'),
      notes: [
        say('report.methodPlays'),
        say('report.methodMinutes'),
        say('report.methodShare'),
        say('report.methodPeople'),
        say('report.methodPrivacy'),
      ],
    },
    hours: describeHours(bundle, format),
    footer: say('report.footer', { name: booking.adName, at: issued }),
    pageOf: (page, pages) => say('report.pageOf', { page, pages }),
  }
}

const describePeriod = ({ booking: { dates } }: Bundle) => {
  const [first, last] = [dates[0]?.date ?? '', dates.at(-1)?.date ?? '']
  return first === last ? first : `${first} – ${last}`
}

function describeLead({ figures: { total } }: Bundle, { say, share, count }: Format): ReportPage['lead'] {
  const minutes = count(total.deliveredMinutes)
  const promisedMinutes = count(total.promisedMinutes)
  const lines = {
    both: () =>
      say('report.shareLine', {
        minutes,
        promisedMinutes,
        plays: count(total.deliveredPlays),
        promisedPlays: count(total.promisedPlays),
      }),
    minutes: () => say('report.shareMinutes', { minutes, promisedMinutes }),
    none: () => say('report.noShare'),
  }
  const kind = total.share === null ? 'none' : total.promisedPlays === null ? 'minutes' : 'both'
  return {
    label: say('report.share'),
    value: share(total.share),
    line: lines[kind](),
    share: total.share === null ? null : total.share / 1000,
  }
}

function describeTiles({ figures: { total }, log }: Bundle, { say, share, count }: Format): Tile[] {
  const promised = (value: number | null) =>
    value === null ? say('report.noPromise') : say('report.promised', { count: count(value) })
  const signed = total.deliveredPlays > 0 ? Math.floor((1000 * total.signedPlays) / total.deliveredPlays) : 0
  const isMeasured = total.peopleMinutes !== null
  const leaves = log?.leaves.filter(({ line }) => line.startsWith('head-1|')).length ?? 0
  return [
    { label: say('report.plays'), value: count(total.deliveredPlays), note: promised(total.promisedPlays) },
    {
      label: say('report.playedMinutes'),
      value: count(total.deliveredMinutes),
      note: promised(total.promisedMinutes),
    },
    {
      label: say('report.peopleMinutes'),
      value: count(total.peopleMinutes),
      note: isMeasured ? say('report.coverage', { share: share(total.coverage) }) : say('report.noSensor'),
    },
    { label: say('report.scans'), value: count(total.scans), note: say('report.scansNote') },
    {
      label: say('report.signedPlays'),
      value: count(total.signedPlays),
      note: signed > 0 ? say('report.signedShare', { share: share(signed) }) : say('report.unsigned'),
    },
    {
      label: say('report.logged'),
      value: count(leaves),
      note: leaves > 0 ? say('report.loggedNote') : say('report.notLogged'),
    },
  ]
}

function listFacts(bundle: Bundle, { say, join }: Format, issued: string) {
  const { booking, records, materials } = bundle
  const count = new Set(materials.map(({ id }) => id)).size
  return [
    { label: say('report.adNumber'), value: `#${booking.adId}` },
    { label: say('report.store'), value: booking.storeName },
    { label: say('report.dates'), value: join(booking.dates.map(({ date }) => date)) },
    { label: say('report.places'), value: join(records.map(({ place }) => place).filter(Boolean)) || '–' },
    { label: say('report.files'), value: say('report.fileCount', { count }) },
    { label: say('report.issuedAt'), value: issued },
  ]
}

/** What the report cannot show, and why. */
function listMissing({ records }: Bundle, { say }: Format): string[] {
  const begun = records.filter(({ startAt }) => startAt !== null)
  return [
    ...records
      .filter(({ startAt }) => startAt === null)
      .map(({ date }) => say('report.notStarted', { date })),
    ...begun.filter(({ endAt }) => endAt === null).map(({ date }) => say('report.stillRunning', { date })),
    ...(begun.length > 0 && records.every(({ track }) => track === null) ? [say('report.noTrack')] : []),
    ...(begun.length > 0 && records.every(({ samples }) => samples === null) ? [say('report.noPeople')] : []),
  ]
}
