import { type Cell, csvStream } from './csv.ts'
import type { ZipEntry } from './zip-stream.ts'

type Columns<Row> = Record<string, (row: Row) => Cell>

/** A CSV file of a zip: its headings and the source of their cells. */
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
