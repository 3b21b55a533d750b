import * as contract from '@lumiroute/contract/notification'
import { read, type Route } from '../../../http/pipeline/route.ts'
import { listTodos } from './list-todos.ts'

export const notificationRoutes: Route[] = [read(contract.listTodos, listTodos)]
