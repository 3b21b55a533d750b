import * as contract from '@lumiroute/contract/live'
import { read, type Route, send } from '../../../http/pipeline/route.ts'
import { getLiveFleet } from './get-live-fleet.ts'
import { streamLive } from './stream-live.ts'

export const liveRoutes: Route[] = [
  read(contract.getLiveFleet, getLiveFleet),
  send(contract.streamLive, streamLive),
]
