import * as contract from '@lumiroute/contract/line'
import { type Route, steps } from '../../../http/pipeline/route.ts'
import { receiveLineEvents } from './receive-line-events.ts'

export const lineRoutes: Route[] = [steps(contract.receiveLineEvents, receiveLineEvents)]
