import Box from '@mui/material/Box'
import type { Block } from './parse-blocks.ts'
import { InlineParts, type Places } from './inline-parts.tsx'

type Table = Extract<Block, { kind: 'table' }>

export function MarkdownTable({ table: { head, rows }, places }: { table: Table; places: Places }) {
  return (
    <Box className="table" role="group" tabIndex={0} aria-label={nameOf(head)}>
      <table>
        <thead>
          <tr>
            {head.map((parts, at) => (
              <th key={at} scope="col">
                <InlineParts parts={parts} places={places} />
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((cells, row) => (
            <tr key={row}>
              {cells.map((parts, at) => (
                <td key={at}>
                  <InlineParts parts={parts} places={places} />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </Box>
  )
}

const nameOf = (head: Table['head']) => head.map((parts) => parts.map(({ text }) => text).join('')).join('、')
