import { claimTouch as endpoint } from '@lumiroute/contract/member'
import { type Route, write } from '../../../http/pipeline/route.ts'
import { claimTouch } from './claim-touch.ts'

export const touchRoutes: Route[] = [write(endpoint, claimTouch)]
