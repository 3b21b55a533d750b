const batchSize = 2000

/** Rows in batches that continue after the last row, so that neither a connection nor memory is held. */
export async function* readBatches<Row>(
  readAfter: (last: Row | undefined, most: number) => Promise<Row[]>,
): AsyncGenerator<Row[]> {
  let last: Row | undefined
  for (;;) {
    const rows = await readAfter(last, batchSize)
    if (rows.length > 0) yield rows
    last = rows.at(-1)
    if (!last || rows.length < batchSize) return
  }
}
