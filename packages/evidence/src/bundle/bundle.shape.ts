import {
  array,
  dictionary,
  either,
  integer,
  matching,
  nullable,
  object,
  oneOf,
  type ValueOf,
} from './shape.ts'

// Other programs escape control characters and single surrogates differently.
const unprintable = '\\u0000-\\u001f\\u007f\\ud800-\\udfff'
const name = matching(new RegExp(`^[^${unprintable}]*$`, 'u'), 500)
/** A name without the characters that a bundle cannot hold. */
export const cleanName = (text: string) =>
  text.replace(new RegExp(`[${unprintable}]+`, 'gu'), ' ').slice(0, 500)
const hash = matching(/^[0-9a-f]{64}$/)
const date = matching(/^\d{4}-\d\d-\d\d$/)
const moment = matching(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/)
const base64 = matching(/^(?:[A-Za-z0-9+/]{4})*(?:[A-Za-z0-9+/]{2}==|[A-Za-z0-9+/]{3}=)?$/, 1000)
const line = matching(/^(?:play|image)\|[ -~]*$/, 500)
const playLine = matching(/^play\|[ -~]*$/, 500)
const count = integer()
const id = integer(1)
const maxMs = 1_000_000_000

/** A row as `getPlayLine` or `getImageLine` writes it, or a tombstone. The first has seq 1. */
const row = either((value) => typeof value === 'string', line, object({ seq: id, hash }))

const head = object({ seq: id, hash, signature: base64 })

const chain = object({
  fingerprint: hash,
  algorithm: oneOf('Ed25519', 'P-256'),
  publicKey: base64,
  recordId: id,
  rows: array(row, 200_000),
  /** In order of seq. */
  heads: array(head, 50_000),
})

/** People counted between `from` and `until`, at milliseconds after `from`. Made by `makeSamples`. */
const samples = object({
  method: oneOf('ots-2'),
  from: moment,
  until: moment,
  at: array(integer(-maxMs, maxMs), 200_000),
  /** Null for 1 to 4 people. */
  people: array(nullable(count), 200_000),
  /** People times half milliseconds of the samples with null. */
  hidden: count,
})

/** Positions in millionths of a degree, at milliseconds after `from`. */
const track = object({
  from: moment,
  at: array(integer(-maxMs, maxMs), 20_000),
  lat: array(integer(-90_000_000, 90_000_000), 20_000),
  lng: array(integer(-180_000_000, 180_000_000), 20_000),
})

/**
 * How the minutes on air are measured: by the delivered plays between two times, or, for games and streams, by
 * these times without the trouble in between.
 */
const measured = object({ by: oneOf('plays', 'time'), from: moment, until: moment, troubleMs: count })

const record = object({
  id,
  date,
  /** The vehicle's number or the name of the place. */
  place: name,
  startAt: nullable(moment),
  endAt: nullable(moment),
  /** Null before the start. */
  measured: nullable(measured),
  /** Thousandths of the booked route that were driven; null if it is unknown or the drive goes on. */
  route: nullable(integer(0, 1000)),
  chains: array(chain, 100),
  /** Plays of boxes that cannot sign: lines of `getPlayLine`. */
  unsigned: array(playLine, 200_000),
  samples: nullable(samples),
  track: nullable(track),
  images: array(object({ at: moment, sha256: hash }), 20_000),
  scans: count,
})

/** An approved file. It counts for plays from `since` on; null means always. */
const material = object({ id, name, sha256: hash, durationMs: integer(1), since: nullable(moment) })

/** What was promised for a date, and how much of it is due when the report is made: all of it once the date is over. */
const promise = object({
  date,
  minutes: nullable(count),
  plays: nullable(count),
  dueMinutes: nullable(count),
  duePlays: nullable(count),
})

/** Values under 5 are null. */
const funnelStep = object({
  step: oneOf('scan', 'follow', 'coupon', 'order'),
  count: nullable(count),
  amount: nullable(count),
})

const leaf = object({
  index: count,
  line: matching(/^(?:key-1|head-1)\|[ -~]*$/, 2000),
  proof: array(hash, 64),
})

const log = object({
  origin: matching(/^[!-*,-~]{1,200}$/),
  /** The log's verifier key, as in signed notes. */
  key: matching(/^[!-~]{1,300}$/, 300),
  /** The signed note of the tree that all proofs lead to. */
  checkpoint: matching(/^[^\u0000-\u0009\u000b-\u001f\u007f]*$/u, 20_000),
  leaves: array(leaf, 100_000),
  /** Salts by record id and by key fingerprint: only who has this bundle can recognise its leaves. */
  salts: object({
    records: dictionary(matching(/^[!-~]{1,200}$/), /^\d{1,15}$/),
    devices: dictionary(object({ id, salt: matching(/^[!-~]{1,200}$/) }), /^[0-9a-f]{64}$/),
  }),
})

const sums = {
  promisedMinutes: nullable(count),
  promisedPlays: nullable(count),
  deliveredMinutes: count,
  deliveredPlays: count,
  /** Thousandths of what is due; null if nothing was promised or nothing is due yet. */
  share: nullable(integer(0, 1000)),
  /** Delivered plays that a box signed. */
  signedPlays: count,
  peopleMinutes: nullable(count),
  /** Thousandths of the time on air that the sensor covered. */
  coverage: nullable(integer(0, 1000)),
  scans: count,
}

const figures = object({
  dates: array(object({ date, ...sums }), 1000),
  total: object(sums),
  items: array(object({ materialId: id, plays: count, seconds: count }), 10_000),
})

/** The raw parts of a report: what it proves is computed from these. */
const content = {
  format: oneOf('lumiroute-bundle-1'),
  kind: oneOf('date', 'ad'),
  language: oneOf('zh-TW', 'en'),
  issuedAt: moment,
  timeZone: matching(/^[A-Za-z0-9_+/-]{1,60}$/),
  /** The dates that the report covers, with what was promised for each. */
  booking: object({ adId: id, adName: name, storeName: name, dates: array(promise, 1000) }),
  materials: array(material, 10_000),
  records: array(record, 1000),
  funnel: array(funnelStep, 4),
  log: nullable(log),
}

/** Hashes of all parts by path, and the log's signature over them: null if the server keeps no log. */
const seal = object({
  parts: dictionary(hash, /^(?:\/[A-Za-z0-9]+){1,3}$/),
  note: nullable(matching(/^[^\u0000-\u0009\u000b-\u001f\u007f]*$/u, 20_000)),
})

export const contentShape = object(content)
export const bundleShape = object({ ...content, figures, seal })

export type BundleContent = ValueOf<typeof contentShape>
export type Bundle = ValueOf<typeof bundleShape>
export type BundleRecord = Bundle['records'][number]
export type BundleChain = BundleRecord['chains'][number]
export type BundleSamples = ValueOf<typeof samples>
export type BundleLog = ValueOf<typeof log>
export type Figures = Bundle['figures']
export type DateFigures = Figures['dates'][number]
export type Sums = Figures['total']
