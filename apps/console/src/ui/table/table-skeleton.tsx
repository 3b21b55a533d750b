import Skeleton from '@mui/material/Skeleton'
import { columnCount } from './table-view.ts'
import type { TableView } from './table-view.ts'

const widths = ['70%', '52%', '84%', '60%', '76%']

export function SkeletonRows<Row>({ view, lines }: { view: TableView<Row>; lines: number }) {
  const cells = Array.from({ length: columnCount(view) }, (_, cell) => cell)
  const tools = Number(view.selectable) + Number(!!view.renderExpanded)
  const isRight = (cell: number) => view.columns[cell - tools]?.align === 'right'
  return (
    <tbody aria-hidden>
      {Array.from({ length: lines }, (_, line) => (
        <tr key={line}>
          {cells.map((cell) => (
            <td key={cell}>
              <Skeleton
                variant="text"
                width={widths[(line + cell) % widths.length]}
                sx={{ ml: isRight(cell) ? 'auto' : 0 }}
              />
            </td>
          ))}
        </tr>
      ))}
    </tbody>
  )
}
