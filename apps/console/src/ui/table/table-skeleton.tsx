import Skeleton from '@mui/material/Skeleton'
import { columnCount } from './table-view.ts'
import type { TableView } from './table-view.ts'

const widths = ['70%', '52%', '84%', '60%', '76%']

export function SkeletonRows<Row>({ view, lines }: { view: TableView<Row>; lines: number }) {
  const cells = Array.from({ length: columnCount(view) }, (_, cell) => cell)
  return (
    <tbody aria-hidden>
      {Array.from({ length: lines }, (_, line) => (
        <tr key={line}>
          {cells.map((cell) => (
            <td key={cell}>
              <Skeleton variant="text" width={widths[(line + cell) % widths.length]} />
            </td>
          ))}
        </tr>
      ))}
    </tbody>
  )
}
