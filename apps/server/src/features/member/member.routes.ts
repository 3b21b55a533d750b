import * as contract from '@lumiroute/contract'
import { read, type Route } from '../../http/route.ts'
import { listMembers } from './list-members.ts'

export const memberRoutes: Route[] = [read(contract.listMembers, listMembers)]
