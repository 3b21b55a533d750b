import * as contract from '@lumiroute/contract/stream'
import { read, type Route, write } from '../../../http/pipeline/route.ts'
import { openStream, previewStream } from './open-stream.ts'
import { queryStreamEvents } from './query-stream-events.ts'
import { sendStreamEvents } from './send-stream-events.ts'

export const streamRoutes: Route[] = [
  read(contract.openStream, openStream),
  read(contract.previewStream, previewStream),
  read(contract.queryStreamEvents, queryStreamEvents),
  write(contract.sendStreamEvents, sendStreamEvents),
]
