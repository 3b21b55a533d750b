import {
  getHeadStatement,
  getImageLine,
  getPlayLine,
  linkRow,
  sha256Hex,
  startChain,
} from '../../chain/index.ts'
import { getHeadEntry, getKeyEntry, saltId } from '../../log/index.ts'
import type { Bundle, BundleChain, BundleContent, BundleLog, BundleRecord } from '../bundle.shape.ts'
import { makeSamples } from '../measure-people.ts'
import { sealBundle } from '../seal-bundle.ts'
import { type Box, makeBox } from './make-box.ts'
import { makeLog, makeLogKey } from './make-log.ts'

export type BundleOptions = {
  seed?: string
  days?: number
  playsPerDay?: number
  algorithm?: Box['algorithm']
  /** Whether boxes sign. */
  isSigned?: boolean
  /** Every so many rows one is a tombstone; 0 for none. */
  tombstoneEvery?: number
  batch?: number
  hasLog?: boolean
  language?: Bundle['language']
  /** A play that was never reported. */
  removedPlay?: number
  /** After how many plays the screenshots were reported; after all of them by default. */
  imagesAt?: number
  /** How many leaves of others are in the log before. */
  others?: number
}

const origin = 'ads.example/log'
const playMs = 15_000
const firstDay = Date.parse('2026-11-02T00:00:00.000Z')
const dayMs = 86_400_000

/** The same number from 0 to 1 for the same words. */
const randomOf = (...words: (string | number)[]) =>
  parseInt(sha256Hex(words.join(' ')).slice(0, 12), 16) / 2 ** 48

const uuidOf = (...words: (string | number)[]) => {
  const hex = sha256Hex(words.join(' '))
  return [
    hex.slice(0, 8),
    hex.slice(8, 12),
    `7${hex.slice(13, 16)}`,
    `8${hex.slice(17, 20)}`,
    hex.slice(20, 32),
  ].join('-')
}

const materials = [7, 8, 9].map((id) => ({
  id,
  name: ['秋季咖啡', 'Latte 第二件半價', '新店開幕'][id - 7] as string,
  sha256: sha256Hex(`material ${id}`),
  durationMs: playMs,
  since: null,
}))

/** A complete report with real hashes, keys, signatures and proofs, the same for the same options. */
export function makeBundle(options: BundleOptions = {}): Bundle {
  const { seed = 'a', days = 2, hasLog = true } = options
  const box = makeBox(seed, options.algorithm ?? 'Ed25519', 3)
  const records = Array.from({ length: days }, (_none, day) => makeRecord(options, box, day))
  const key = makeLogKey(seed, origin)
  const content: BundleContent = {
    format: 'lumiroute-bundle-1',
    kind: days === 1 ? 'date' : 'ad',
    language: options.language ?? 'zh-TW',
    issuedAt: new Date(firstDay + days * dayMs).toISOString(),
    timeZone: 'Asia/Taipei',
    booking: {
      adId: 41,
      adName: '秋季咖啡“買一送一”',
      storeName: '光點咖啡',
      dates: records.map(({ date }) => ({ date, minutes: 30, plays: 120, dueMinutes: 30, duePlays: 120 })),
    },
    materials,
    records,
    funnel: [
      { step: 'scan', count: 42, amount: null },
      { step: 'follow', count: 12, amount: null },
      { step: 'coupon', count: null, amount: null },
      { step: 'order', count: 6, amount: 1280 },
    ],
    log: hasLog ? makeBundleLog(options, key, box, records) : null,
  }
  return sealBundle(content, hasLog ? key.signNote : null)
}

function makeRecord(options: BundleOptions, box: Box, day: number): BundleRecord {
  const { seed = 'a', playsPerDay = 120, isSigned = true } = options
  const start = firstDay + day * dayMs
  const plays = Array.from({ length: playsPerDay }, (_none, n) => makePlay(seed, start, n)).filter(
    (_play, n) => n !== options.removedPlay,
  )
  const images = [0, 0.5].map((share) => ({
    at: new Date(start + Math.floor(share * 24) * playMs + 1000).toISOString(),
    sha256: sha256Hex(`image ${seed} ${day} ${share}`),
  }))
  const endMs = start + playsPerDay * playMs
  const { imagesAt = plays.length } = options
  const lines = [...plays.slice(0, imagesAt), ...images.map(getImageLine), ...plays.slice(imagesAt)]
  const at = Array.from(
    { length: Math.ceil((playsPerDay * playMs) / 10_000) },
    (_none, n) => start + n * 10_000,
  )
  return {
    id: 100 + day,
    date: new Date(start).toISOString().slice(0, 10),
    place: 'LED-0101',
    startAt: new Date(start).toISOString(),
    endAt: new Date(endMs).toISOString(),
    measured: {
      by: 'plays',
      from: new Date(start).toISOString(),
      until: new Date(endMs).toISOString(),
      troubleMs: 0,
    },
    route: 880,
    chains: isSigned ? [makeChain(box, 100 + day, lines, options)] : [],
    unsigned: isSigned ? [] : plays,
    samples: makeSamples(
      { at, people: at.map((_at, n) => Math.floor(30 * randomOf(seed, day, 'people', n))) },
      { startMs: start, endMs },
    ),
    track: {
      from: new Date(start).toISOString(),
      at: at.map((ms) => ms - start),
      lat: at.map((_at, n) => 25_030_000 + Math.round(6000 * Math.sin(n / 9))),
      lng: at.map((_at, n) => 121_560_000 + n * 60),
    },
    images,
    scans: 20 + day,
  }
}

function makePlay(seed: string, start: number, n: number): string {
  const startMs = start + n * playMs
  // One play in twenty is cut short and does not count.
  const playedMs =
    randomOf(seed, start, 'cut', n) < 0.05 ? 9000 : playMs - Math.floor(300 * randomOf(seed, start, n))
  const material = materials[n % materials.length] as (typeof materials)[number]
  return getPlayLine({
    playId: uuidOf(seed, start, n),
    materialId: material.id,
    sha256: material.sha256,
    startAt: new Date(startMs).toISOString(),
    endAt: new Date(startMs + playedMs).toISOString(),
    plannedMs: playMs,
    playedMs,
    position: n % 10 === 9 ? null : { lat: 25.03 + n / 10_000, lng: 121.56 + n / 10_000 },
  })
}

function makeChain(
  box: Box,
  recordId: number,
  lines: readonly string[],
  options: BundleOptions,
): BundleChain {
  const { tombstoneEvery = 0, batch = 20 } = options
  const { algorithm, fingerprint, publicKey } = box
  const [rows, heads]: [BundleChain['rows'], BundleChain['heads']] = [[], []]
  let head = startChain(fingerprint, recordId)
  lines.forEach((line, n) => {
    head = linkRow(head, line)
    rows.push(tombstoneEvery > 0 && head.seq % tombstoneEvery === 0 ? { ...head } : line)
    if (head.seq % batch === 0 || n === lines.length - 1)
      heads.push({ ...head, signature: box.sign(getHeadStatement(fingerprint, recordId, head)) })
  })
  return { fingerprint, algorithm, publicKey, recordId, rows, heads }
}

function makeBundleLog(
  { seed = 'a', others = 1 + Math.floor(40 * randomOf(seed, 'others')) }: BundleOptions,
  key: ReturnType<typeof makeLogKey>,
  box: Box,
  records: readonly BundleRecord[],
): BundleLog {
  const deviceSalt = sha256Hex(`device salt ${seed}`)
  const salts = Object.fromEntries(records.map(({ id }) => [String(id), sha256Hex(`salt ${seed} ${id}`)]))
  const heads = records.flatMap(({ id, chains }) =>
    chains.flatMap(({ fingerprint, heads }) =>
      heads.slice(-2).map(({ seq, hash, signature }) => {
        const saltedRecord = saltId(salts[id] as string, id)
        return getHeadEntry({ fingerprint, saltedRecord, seq, head: hash, signature })
      }),
    ),
  )
  const keyLine = getKeyEntry({ ...box, saltedDevice: saltId(deviceSalt, box.deviceId) })
  const lines = heads.length > 0 ? [keyLine, ...heads] : []
  return {
    ...makeLog(key, origin, lines, others),
    salts: { records: salts, devices: { [box.fingerprint]: { id: box.deviceId, salt: deviceSalt } } },
  }
}
