import { hasPermission } from '@lumiroute/contract/account'
import type { listTodos as endpoint, Todo } from '@lumiroute/contract/notification'
import type { Handle } from '../../../db/db.ts'
import type { Actor } from '../../../http/authentication/identity.ts'
import type { Read } from '../../../http/pipeline/route.ts'
import { getStoreLinks, operatorLinks, todoPermissions } from './todo-links.ts'
import { countOperatorTodos, countStoreTodos } from './todo.queries.ts'

type Counts = Awaited<ReturnType<typeof countOperatorTodos>>

const toTodos = (counts: Counts, links: Partial<Record<Todo['kind'], Todo['link']>>): Todo[] =>
  counts.flatMap(({ kind, count }) => {
    const link = links[kind]
    return count > 0 && link ? [{ kind, count, link }] : []
  })

/** What waits for the operators. */
export const listOperatorTodos = async (db: Handle, at: Date) =>
  toTodos(await countOperatorTodos(db, at), operatorLinks)

type Asked = { actor: Actor; storeId: number; linkedStore?: string | undefined }

/** What waits in a store for this person; `linkedStore` is the code for an operator's links. */
export async function listStoreTodos(db: Handle, at: Date, { actor, storeId, linkedStore }: Asked) {
  const counts = await countStoreTodos(db, at, storeId)
  const todos = toTodos(counts, getStoreLinks(linkedStore))
  return todos.filter(({ kind }) => hasPermission(actor.storeRole, todoPermissions[kind]))
}

export async function listTodos({ db, deps, actor }: Read<typeof endpoint>) {
  const todoList = actor.isOperator
    ? await listOperatorTodos(db, deps.now())
    : await listStoreTodos(db, deps.now(), { actor, storeId: actor.storeId })
  return { todoList, total: todoList.reduce((sum, { count }) => sum + count, 0) }
}
