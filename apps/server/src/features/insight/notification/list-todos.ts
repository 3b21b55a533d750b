import type { listTodos as endpoint, Todo } from '@lumiroute/contract/notification'
import type { Handle } from '../../../db/db.ts'
import type { Read } from '../../../http/pipeline/route.ts'
import { operatorLinks, storeLinks } from './todo-links.ts'
import { countOperatorTodos, countStoreTodos } from './todo.queries.ts'

/** What waits for the operators or, given a store, for its accounts. */
export async function countTodos(db: Handle, at: Date, storeId?: number): Promise<Todo[]> {
  const isOperator = storeId === undefined
  const counts = isOperator ? await countOperatorTodos(db, at) : await countStoreTodos(db, at, storeId)
  const links = isOperator ? operatorLinks : storeLinks
  return counts
    .filter(({ count }) => count > 0)
    .map(({ kind, count }) => ({ kind, count, link: links[kind] ?? '/' }))
}

export async function listTodos({ db, deps, actor }: Read<typeof endpoint>) {
  const todoList = await countTodos(db, deps.now(), actor.isOperator ? undefined : actor.storeId)
  return { todoList, total: todoList.reduce((sum, { count }) => sum + count, 0) }
}
