import type { listTodos as endpoint, Todo } from '@lumiroute/contract'
import { statement } from '../../db/db.ts'
import type { Read } from '../../http/route.ts'
import { todoSources } from './todo.sources.ts'

type Counted = { kind: Todo['kind']; count: number; link: string }

const quote = (text: string) => `'${text.replaceAll("'", "''")}'`

/** One query for all lines of the bell, since every open page asks for it again and again. */
function countAll(who: 'operator' | 'store') {
  const lines = todoSources
    .filter((source) => source.who === who)
    .map(({ kind, count, link }) => `select ${quote(kind)} kind, (${count}) count, ${quote(link)} link`)
  return statement<Counted>(`notification.${who}`, lines.join(' union all '))
}
const forOperator = countAll('operator')
const forStore = countAll('store')

export async function listTodos({ db, actor }: Read<typeof endpoint>) {
  const counted = actor.isOperator ? await db.run(forOperator, []) : await db.run(forStore, [actor.storeId])
  const todoList = counted.filter(({ count }) => count > 0)
  return { todoList, total: todoList.reduce((sum, { count }) => sum + count, 0) }
}
