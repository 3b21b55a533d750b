import Box from '@mui/material/Box'
import { useTranslation } from 'react-i18next'
import { useFormat } from '../../lib/format/use-format.ts'
import { joinClauses } from '../../lib/format/join.ts'

export type GridDayProps = {
  day: string
  isOutside: boolean
  isSelected: boolean
  isToday: boolean
  isDisabled: boolean
  /** Clickable but rejected: the click explains why. */
  isRefused?: boolean
  isFocusable: boolean
  isTall: boolean
  caption?: string
  onPick: (day: string) => void
}

function look({ isSelected, isDisabled, isRefused, isToday, isTall }: GridDayProps) {
  const ground = isSelected ? 'primary.fill' : 'transparent'
  return {
    display: 'flex',
    flexDirection: 'column',
    alignItems: 'center',
    justifyContent: 'center',
    width: '100%',
    height: isTall ? 48 : 40,
    p: 0,
    border: 1,
    borderColor: isToday && !isSelected ? 'primary.main' : 'transparent',
    borderRadius: '8px',
    bgcolor: ground,
    color: isSelected ? '#fff' : 'text.primary',
    font: 'inherit',
    fontSize: 14,
    lineHeight: '18px',
    fontVariantNumeric: 'tabular-nums',
    cursor: isDisabled ? 'not-allowed' : 'pointer',
    transition: 'background-color 120ms',
    ...(isDisabled && !isSelected && { color: 'text.disabled' }),
    ...(isRefused && !isSelected && { color: 'text.secondary', bgcolor: 'background.sunken' }),
    ...(!isSelected && !isDisabled && { '&:hover': { bgcolor: 'action.hover' } }),
  } as const
}

export function GridDay(props: GridDayProps) {
  const { day, isOutside, isSelected, isToday, isDisabled, isFocusable, caption, onPick } = props
  const { t } = useTranslation()
  const format = useFormat()
  if (isOutside) return <td aria-hidden />
  const words = [
    format.date(day),
    caption,
    isToday && t('ui.date.today'),
    isSelected && t('ui.date.selected'),
    isDisabled && t('ui.date.unavailable'),
  ]
  return (
    <Box component="td" role="gridcell" aria-selected={isSelected} sx={{ p: 0 }}>
      <Box
        component="button"
        type="button"
        data-day={day}
        tabIndex={isFocusable ? 0 : -1}
        aria-label={joinClauses(words)}
        aria-disabled={isDisabled}
        onClick={() => !isDisabled && onPick(day)}
        sx={look(props)}
      >
        <span style={{ textDecoration: isDisabled && !isSelected ? 'line-through' : undefined }}>
          {Number(day.slice(8))}
        </span>
        {caption && (
          <Box
            component="span"
            sx={{
              fontSize: 11,
              lineHeight: '14px',
              color: isSelected || isDisabled ? 'inherit' : 'text.secondary',
            }}
          >
            {caption}
          </Box>
        )}
      </Box>
    </Box>
  )
}
