import type { listTodos as endpoint, Todo } from '@lumiroute/contract/notification'
import type { Handle } from '../../../db/db.ts'
import { rawQuery } from '../../../db/raw-query.ts'
import type { Read } from '../../../http/pipeline/route.ts'
import { todoSources } from './todo.sources.ts'

type Counted = { kind: Todo['kind']; count: number; link: string }

const quote = (text: string) => `'${text.replaceAll("'", "''")}'`

/** One query for all lines of the bell, since every open page asks for it again and again. */
function countAll(who: 'operator' | 'store') {
  const lines = todoSources
    .filter((source) => source.who === who)
    .map(({ kind, count, link }) => `select ${quote(kind)} kind, (${count}) count, ${quote(link)} link`)
  return rawQuery<Counted>({
    name: `notification.${who}`,
    row: { kind: 'text', count: 'int8', link: 'text' },
    sql: lines.join(' union all '),
  })
}
const forOperator = countAll('operator')
const forStore = countAll('store')

/** What waits at the platform, or where a store is named, there. */
export async function countTodos(db: Handle, at: Date, storeId?: number): Promise<Todo[]> {
  const counted =
    storeId === undefined ? await db.run(forOperator, [at]) : await db.run(forStore, [at, storeId])
  return counted.filter(({ count }) => count > 0)
}

export async function listTodos({ db, deps, actor }: Read<typeof endpoint>) {
  const todoList = await countTodos(db, deps.now(), actor.isOperator ? undefined : actor.storeId)
  return { todoList, total: todoList.reduce((sum, { count }) => sum + count, 0) }
}
