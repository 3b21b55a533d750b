type Cell = { column: string; name: string }

/** SQL: the counts of a group as text, 男 3／女 4／未知 1; empty if nobody was classified. */
export function printGroup(cells: readonly Cell[]): string {
  const parts = cells.map(({ column, name }) => `'${name} ' || coalesce(v.${column}, 0)`)
  const columns = cells.map(({ column }) => `v.${column}`).join(', ')
  return `case when coalesce(${columns}) is null then '' else ${parts.join(` || '／' || `)} end`
}
