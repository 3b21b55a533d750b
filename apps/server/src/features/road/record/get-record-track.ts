import type { AnswerOf } from '@lumiroute/contract'
import { type getRecordTrack as endpoint, packColumn } from '@lumiroute/contract/record'
import { measureCoverage } from '@lumiroute/evidence/people'
import { RawJson } from '../../../http/response/answer.ts'
import type { Read } from '../../../http/pipeline/route.ts'
import { linkToFile } from '../../platform/file/file-links.ts'
import { getRouteLinesJson } from './queries/approved-ad.queries.ts'
import { getRouteGapsJson } from './queries/measure.queries.ts'
import { listImages } from './queries/record.queries.ts'
import { getTrack, trackColumns, type TrackData } from './queries/track.queries.ts'
import { type RecordRow, requireRecord } from './require-record.ts'
import { thinTrack } from './thin-track.ts'

type Answer = AnswerOf<typeof endpoint>

export async function getRecordTrack({ db, deps, scope, input }: Read<typeof endpoint>) {
  const record = await requireRecord(db, scope, input)
  const [track, route, routeGaps, images] = await Promise.all([
    getTrack(db, record),
    getRouteLinesJson(db, record.id),
    getRouteGapsJson(db, record.id),
    listImages(db, record.id),
  ])
  return {
    track: pack(input.points === undefined ? track : thinTrack(track, input.points)),
    route: new RawJson<Answer['route']>(route),
    routeGaps: new RawJson<Answer['routeGaps']>(routeGaps),
    coveragePct: getCoverage(record, track),
    imageList: images.map(({ at, fileName: uuidName }) => ({
      at,
      imagePath: linkToFile(deps, { uuidName, isPrivate: true }),
    })),
  }
}

function getCoverage({ startDateTime, endDateTime }: RecordRow, { from, columns }: TrackData): number | null {
  const [at, people]: [number[], number[]] = [[], []]
  columns.people.forEach((count, i) => {
    if (count === null) return
    at.push(from + (columns.seconds[i] as number) * 1000)
    people.push(count)
  })
  const [startMs, endMs] = [startDateTime?.getTime(), endDateTime?.getTime() ?? at.at(-1)]
  if (startMs === undefined || endMs === undefined) return null
  return measureCoverage({ at, people }, { startMs, endMs })
}

function pack({ from, columns }: TrackData): Answer['track'] {
  const packed = trackColumns.map((name) => [name, packColumn(columns[name])] as const)
  return { from, ...Object.fromEntries(packed) } as Answer['track']
}
