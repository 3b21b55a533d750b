import * as contract from '@lumiroute/contract/line'
import { type Route, steps } from '../../../http/pipeline/route.ts'
import { takeLineEvents } from './take-line-events.ts'

export const lineRoutes: Route[] = [steps(contract.takeLineEvents, takeLineEvents)]
