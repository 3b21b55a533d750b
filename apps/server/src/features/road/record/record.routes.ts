import * as contract from '@lumiroute/contract/record'
import { read, type Route, send } from '../../../http/pipeline/route.ts'
import { getRecordDetail } from './get-record-detail.ts'
import { getRecordKml } from './get-record-kml.ts'
import { getRecordTrack } from './get-record-track.ts'
import { listRecords } from './list-records.ts'

export const recordRoutes: Route[] = [
  read(contract.listRecords, listRecords),
  read(contract.getRecordDetail, getRecordDetail),
  read(contract.getRecordTrack, getRecordTrack),
  send(contract.getRecordKml, getRecordKml),
]
