import Button from '@mui/material/Button'
import { useTranslation } from 'react-i18next'
import { useFormat } from '../../../lib/format/use-format.ts'
import { EmptyState } from '../../../ui/states.tsx'

/** No vehicle is on the road: shows the next date and where to plan it. */
export function LiveEmpty({ nextDate, isOperator }: { nextDate: string | null; isOperator: boolean }) {
  const { t } = useTranslation()
  const { date } = useFormat()
  const text = nextDate ? t('liveMap.empty.next', { date: date(nextDate) }) : t('liveMap.empty.none')
  const link = isOperator
    ? { href: '/timetable/list', label: t('liveMap.empty.timetable') }
    : { href: '/ad/list', label: t('liveMap.empty.ads') }
  return (
    <EmptyState
      title={t('liveMap.empty.title')}
      text={text}
      action={
        <Button variant="outlined" href={link.href}>
          {link.label}
        </Button>
      }
    />
  )
}

export function LiveNoMatch({ onClear }: { onClear: () => void }) {
  const { t } = useTranslation()
  return (
    <EmptyState
      title={t('liveMap.empty.noMatch')}
      text={t('liveMap.empty.noMatchText')}
      action={
        <Button variant="outlined" color="inherit" onClick={onClear}>
          {t('liveMap.empty.clear')}
        </Button>
      }
    />
  )
}
