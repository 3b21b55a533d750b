import type { Tx } from './db.ts'
import { rawQuery } from './raw-query.ts'

type Reordered = { table: string; code: string; sort: string; where: string }

/**
 * Sorts the given rows among their positions in the whole list, so that one page of a long or filtered list
 * can be sorted alone. Returns false if a row is missing.
 */
export function defineReorder({ table, code, sort, where }: Reordered) {
  const countNamed = rawQuery({
    name: `${table}.countNamed`,
    row: { n: 'int4' },
    sql: `select count(*)::int as n from ${table} r where ${where} and lower(r.${code}) = any($2::text[])`,
  })
  const reorder = rawQuery({
    name: `${table}.reorder`,
    row: {},
    sql: `with ranked as (select r.id, lower(r.${code}) as code, row_number() over (order by r.${sort}, r.id) as place
         from ${table} r where ${where}),
       named as (select k.id, k.place, o.at from unnest($2::text[]) with ordinality as o (code, at)
         join ranked k on k.code = o.code),
       places as (select place, row_number() over (order by place) as at from named),
       moved as (select n.id, p.place from named n join places p on p.at = n.at)
     update ${table} t set ${sort} = coalesce(m.place, k.place)
     from ranked k left join moved m on m.id = k.id
     where t.id = k.id and t.${sort} is distinct from coalesce(m.place, k.place)`,
  })
  return async (tx: Tx, storeId: number, codes: string[], ...rest: unknown[]): Promise<boolean> => {
    const lower = codes.map((each) => each.toLowerCase())
    const [found] = await tx.run(countNamed, [storeId, lower, ...rest])
    if (found?.n !== lower.length) return false
    await tx.run(reorder, [storeId, lower, ...rest])
    return true
  }
}
