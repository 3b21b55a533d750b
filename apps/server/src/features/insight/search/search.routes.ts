import * as contract from '@lumiroute/contract/search'
import { read, type Route } from '../../../http/pipeline/route.ts'
import { search } from './search.ts'

export const searchRoutes: Route[] = [read(contract.search, search)]
