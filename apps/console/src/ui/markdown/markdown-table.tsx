import Box from '@mui/material/Box'
import type { Tokens } from 'marked'
import { InlineTokens, type Places } from './inline-tokens.tsx'

export function MarkdownTable({ table: { header, rows }, places }: { table: Tokens.Table; places: Places }) {
  return (
    <Box className="table" role="group" tabIndex={0} aria-label={header.map(({ text }) => text).join('、')}>
      <table>
        <thead>
          <tr>
            {header.map(({ tokens }, at) => (
              <th key={at} scope="col">
                <InlineTokens tokens={tokens} places={places} />
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((cells, row) => (
            <tr key={row}>
              {cells.map(({ tokens }, at) => (
                <td key={at}>
                  <InlineTokens tokens={tokens} places={places} />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </Box>
  )
}
