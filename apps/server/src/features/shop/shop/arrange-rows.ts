import type { Tx } from '../../../db/db.ts'
import { rawQuery } from '../../../db/raw-query.ts'
import { AppError, notFound } from '../../../errors/app-error.ts'

type Arranged = { table: string; code: string; sort: string; where: string }

/**
 * Puts the named rows in the order of the names into the places that they have among all rows of the store,
 * so that a page of a long list, or what a filter left of it, can be put in order by itself.
 */
export function defineArrangement({ table, code, sort, where }: Arranged) {
  const named = rawQuery({
    name: `${table}.named`,
    row: { n: 'int4' },
    sql: `select count(*)::int as n from ${table} r where ${where} and lower(r.${code}) = any($2::text[])`,
  })
  const arrange = rawQuery({
    name: `${table}.arrange`,
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
  return async (tx: Tx, storeId: number, codes: string[], ...rest: unknown[]): Promise<void> => {
    const lower = codes.map((each) => each.toLowerCase())
    if (new Set(lower).size < lower.length) throw new AppError('VALIDATION')
    const [found] = await tx.run(named, [storeId, lower, ...rest])
    if (found?.n !== lower.length) throw notFound()
    await tx.run(arrange, [storeId, lower, ...rest])
  }
}
