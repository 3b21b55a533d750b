import * as contract from '@lumiroute/contract/codename'
import { read, type Route } from '../../../http/pipeline/route.ts'
import { queryCodes } from './query-codes.ts'

export const codenameRoutes: Route[] = [read(contract.queryCodes, queryCodes)]
