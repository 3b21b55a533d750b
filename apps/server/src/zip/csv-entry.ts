import { type Cell, csvStream } from './csv.ts'
import type { ZipEntry } from './zip-stream.ts'

type Columns<Row> = Record<string, (row: Row) => Cell>

/** A CSV of a zip: its heads with where their cells come from. */
export const csvEntry = <Row>(
  name: string,
  columns: Columns<Row>,
  batches: () => AsyncIterable<Row[]>,
): ZipEntry => ({
  name,
  open: () => csvStream(Object.keys(columns), cellsOf(columns, batches())),
})

async function* cellsOf<Row>(columns: Columns<Row>, batches: AsyncIterable<Row[]>): AsyncGenerator<Cell[][]> {
  const cells = Object.values(columns)
  for await (const rows of batches) yield rows.map((row) => cells.map((cell) => cell(row)))
}
