import type { AnswerOf } from '@lumiroute/contract'
import { type getRecordTrack as endpoint, packColumn } from '@lumiroute/contract/record'
import { RawJson } from '../../../http/response/answer.ts'
import type { Read } from '../../../http/pipeline/route.ts'
import { coverageOf } from '../../insight/effect/count-viewers.ts'
import { linkToFile } from '../../platform/file/file.links.ts'
import { readTrack, trackColumns, type TrackData } from './read-track.ts'
import { findLinesJson } from './find-approved.ts'
import { findGapsJson } from './measure.queries.ts'
import { listRecordImages } from './list-record-images.ts'
import { type FoundRecord, requireRecord } from './require-record.ts'
import { thinTrack } from './thin-track.ts'

type Answer = AnswerOf<typeof endpoint>

export async function getRecordTrack({ db, deps, scope, input }: Read<typeof endpoint>) {
  const record = await requireRecord(db, scope, input)
  const [track, route, routeGaps, images] = await Promise.all([
    readTrack(db, record),
    findLinesJson(db, record.id),
    findGapsJson(db, record.id),
    listRecordImages(db, record.id),
  ])
  return {
    track: pack(input.points === undefined ? track : thinTrack(track, input.points)),
    route: new RawJson<Answer['route']>(route),
    routeGaps: new RawJson<Answer['routeGaps']>(routeGaps),
    coveragePct: coverage(record, track),
    imageList: images.map(({ at, fileName: uuidName }) => ({
      at,
      imagePath: linkToFile(deps, { uuidName, isPrivate: true }),
    })),
  }
}

function coverage({ startDateTime, endDateTime }: FoundRecord, { from, columns }: TrackData): number | null {
  const [at, people]: [number[], number[]] = [[], []]
  columns.people.forEach((count, i) => {
    if (count === null) return
    at.push(from + (columns.seconds[i] as number) * 1000)
    people.push(count)
  })
  const [startMs, endMs] = [startDateTime?.getTime(), endDateTime?.getTime() ?? at.at(-1)]
  if (startMs === undefined || endMs === undefined) return null
  return coverageOf({ at, people }, { startMs, endMs })
}

function pack({ from, columns }: TrackData): Answer['track'] {
  const packed = trackColumns.map((name) => [name, packColumn(columns[name])] as const)
  return { from, ...Object.fromEntries(packed) } as Answer['track']
}
