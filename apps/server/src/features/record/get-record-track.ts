import { type AnswerOf, type getRecordTrack as endpoint, packColumn } from '@lumiroute/contract'
import { RawJson } from '../../http/answer.ts'
import type { Read } from '../../http/route.ts'
import { linkToFile } from '../file/file.links.ts'
import { readTrack, trackColumns, type TrackData } from './read-track.ts'
import { findLinesJson } from './find-approved.ts'
import { findGapsJson } from './measure.queries.ts'
import { listRecordImages } from './list-record-images.ts'
import { requireRecord } from './require-record.ts'
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
    imageList: images.map(({ at, fileName: uuidName }) => ({
      at,
      imagePath: linkToFile(deps, { uuidName, isPrivate: true }),
    })),
  }
}

function pack({ from, columns }: TrackData): Answer['track'] {
  const packed = trackColumns.map((name) => [name, packColumn(columns[name])] as const)
  return { from, ...Object.fromEntries(packed) } as Answer['track']
}
