import * as contract from '@lumiroute/contract/stream'
import { read, type Route, write } from '../../../http/pipeline/route.ts'
import { openStream, previewStream } from './open-stream.ts'
import { listStreamEvents } from './list-stream-events.ts'
import { sendStreamEvents } from './send-stream-events.ts'

export const streamRoutes: Route[] = [
  read(contract.openStream, openStream),
  read(contract.previewStream, previewStream),
  read(contract.listStreamEvents, listStreamEvents),
  write(contract.sendStreamEvents, sendStreamEvents),
]
