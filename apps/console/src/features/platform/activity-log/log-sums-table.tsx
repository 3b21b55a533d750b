import Box from '@mui/material/Box'
import { useTranslation } from 'react-i18next'
import { useFormat } from '../../../lib/format/use-format.ts'
import { LineSwatch } from '../../../ui/chart/lines-legend.tsx'
import type { LineSum } from './log-sums.ts'

const look = {
  width: '100%',
  maxWidth: 720,
  borderCollapse: 'collapse',
  fontSize: 13,
  lineHeight: '20px',
  fontVariantNumeric: 'tabular-nums',
  '& th, & td': { py: 0.75, px: 1, borderBottom: 1, borderColor: 'divider', textAlign: 'right' },
  '& th:first-of-type, & td:first-of-type': { textAlign: 'left' },
  '& th': { fontWeight: 550 },
  '& thead th': { color: 'text.secondary' },
} as const

/** The chart's data as a table. */
export function LogSumsTable({ sums, days }: { sums: readonly LineSum[]; days: number }) {
  const { t } = useTranslation()
  const { count, date } = useFormat()
  const average = (total: number) => (days > 0 ? (total / days).toFixed(1) : '0')
  return (
    <Box sx={{ overflowX: 'auto' }}>
      <Box component="table" aria-label={t('activityChart.chart.title')} sx={look}>
        <thead>
          <tr>
            {(['category', 'total', 'average', 'busiest'] as const).map((name) => (
              <th key={name} scope="col">
                {t(`activityChart.chart.${name}`)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {sums.map(({ id, label, look: ink, total, mostDay }) => (
            <tr key={id}>
              <Box component="th" scope="row" sx={{ display: 'flex', alignItems: 'center', gap: 1 }}>
                <LineSwatch look={ink} />
                {label}
              </Box>
              <td>{count(total)}</td>
              <td>{average(total)}</td>
              <td>{date(mostDay)}</td>
            </tr>
          ))}
        </tbody>
      </Box>
    </Box>
  )
}
