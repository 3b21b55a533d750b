import * as contract from '@lumiroute/contract/search'
import { read, type Route } from '../../../http/pipeline/route.ts'
import { findHits } from './find-hits.ts'

export const searchRoutes: Route[] = [read(contract.search, findHits)]
