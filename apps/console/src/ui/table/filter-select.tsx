import MenuItem from '@mui/material/MenuItem'
import Select from '@mui/material/Select'
import type { Choice } from '../form/select-field.tsx'

export type FilterSelectProps = {
  label: string
  /** What stands for no filter: 全部狀態. */
  all: string
  options: readonly Choice[]
  value: string
  onChange: (value: string) => void
}

export function FilterSelect({ label, all, options, value, onChange }: FilterSelectProps) {
  const isKnown = options.some((option) => option.value === value)
  return (
    <Select
      displayEmpty
      size="small"
      value={isKnown ? value : ''}
      onChange={(event) => onChange(event.target.value)}
      SelectDisplayProps={{ 'aria-label': label }}
      sx={{ minWidth: 128, maxWidth: { sm: 240 }, flexGrow: { xs: 1, sm: 0 } }}
    >
      <MenuItem value="">{all}</MenuItem>
      {options.map(({ value: each, label: text }) => (
        <MenuItem key={each} value={String(each)}>
          {text}
        </MenuItem>
      ))}
    </Select>
  )
}
