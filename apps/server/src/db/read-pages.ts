/** Pages of rows sorted by id; each starts after the last, so that a deleted row shifts none. */
export async function* readPages<Row extends { id: number }>(
  readAfter: (after: number) => Promise<{ rows: string }>,
): AsyncGenerator<Row[]> {
  let rows: Row[]
  let after = 0
  do {
    rows = JSON.parse((await readAfter(after)).rows) as Row[]
    if (rows.length > 0) yield rows
    after = rows.at(-1)?.id ?? after
  } while (rows.length > 0)
}
