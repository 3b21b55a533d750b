import * as contract from '@lumiroute/contract/download'
import { type Route, send } from '../../../http/pipeline/route.ts'
import { downloadAdEffect, downloadGameEffect } from './download-effects.ts'
import { downloadRecord } from './download-record.ts'
import { downloadStoreData } from './download-store-data.ts'

export const downloadRoutes: Route[] = [
  send(contract.downloadStoreData, downloadStoreData),
  send(contract.downloadRecord, downloadRecord),
  send(contract.downloadAdEffect, downloadAdEffect),
  send(contract.downloadGameEffect, downloadGameEffect),
]
