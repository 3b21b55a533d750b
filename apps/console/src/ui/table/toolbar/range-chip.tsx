import Chip from '@mui/material/Chip'
import { formatDate } from '../../../lib/format/format.ts'
import type { TableControl } from '../../../lib/table/table-state.ts'
import { useFormatLanguage } from '../../../lib/format/use-format.ts'

export type RangeChipProps = TableControl & {
  label: string
  /** The two filters that a link sets together. */
  names: readonly [string, string]
}

/** The days that a link filtered the table by, with a button to clear them. */
export function RangeChip({ label, names: [first, last], state, onStateChange }: RangeChipProps) {
  const language = useFormatLanguage()
  const { [first]: from, [last]: to, ...others } = state.filters
  if (!from && !to) return null
  const days = [...new Set([from, to])].map((day) => (day ? formatDate(day, language) : ''))
  return (
    <Chip
      label={`${label} ${days.join(' – ')}`}
      onDelete={() => onStateChange({ filters: others })}
      sx={{ maxWidth: 420 }}
    />
  )
}
