import type { DayPattern } from '@lumiroute/contract/timetable'
import ContentCopy from '@mui/icons-material/ContentCopyOutlined'
import EventAvailable from '@mui/icons-material/EventAvailableOutlined'
import Undo from '@mui/icons-material/Undo'
import ViewWeek from '@mui/icons-material/ViewWeekOutlined'
import Button from '@mui/material/Button'
import Stack from '@mui/material/Stack'
import { useTranslation } from 'react-i18next'

export type MonthToolsProps = {
  isChanged: boolean
  canCopy: boolean
  onPattern: (pattern: DayPattern) => void
  onUndo: () => void
}

/** Actions on the whole month. */
export function MonthTools({ isChanged, canCopy, onPattern, onUndo }: MonthToolsProps) {
  const { t } = useTranslation()
  const look = { size: 'small', variant: 'outlined', color: 'inherit' } as const
  return (
    <Stack direction="row" sx={{ gap: 1, flexWrap: 'wrap' }}>
      <Button {...look} startIcon={<EventAvailable />} onClick={() => onPattern('online')}>
        {t('timetable.form.whole')}
      </Button>
      <Button {...look} startIcon={<ViewWeek />} onClick={() => onPattern('weekdays')}>
        {t('timetable.form.weekdays')}
      </Button>
      <Button
        {...look}
        startIcon={<ContentCopy />}
        disabled={!canCopy}
        onClick={() => onPattern('lastMonth')}
      >
        {t('timetable.form.copy')}
      </Button>
      <Button {...look} startIcon={<Undo />} disabled={!isChanged} onClick={onUndo}>
        {t('timetable.form.undo')}
      </Button>
    </Stack>
  )
}
