import { enUS, zhTW } from '@mui/x-date-pickers/locales'
import dayjs from 'dayjs'
import 'dayjs/locale/zh-tw'
import { useMemo, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useFormatLanguage } from '../../lib/format/use-format.ts'

export const pickerLook = {
  '& .MuiPickersOutlinedInput-root': {
    height: 36,
    borderRadius: '8px',
    fontSize: 14,
    bgcolor: 'background.paper',
    pl: 1.5,
    pr: 0.75,
  },
  '& .MuiPickersOutlinedInput-notchedOutline': { borderColor: 'control' },
}
export const paperLook = {
  border: 1,
  borderColor: 'divider',
  borderRadius: '10px',
  mt: 0.5,
  boxShadow: '0 12px 32px -8px rgb(11 18 32 / 0.22)',
}
export const calendarLook = { '& .MuiPickersCalendarHeader-label': { textAutospace: 'no-autospace' } }
const languages = {
  'zh-TW': { locale: 'zh-tw', text: zhTW.components.MuiLocalizationProvider.defaultProps.localeText },
  en: { locale: 'en', text: enUS.components.MuiLocalizationProvider.defaultProps.localeText },
} as const

/** Texts and calendar of the current language. */
export function usePickerLocale() {
  const { t } = useTranslation()
  const { locale, text } = languages[useFormatLanguage()]
  const words = useMemo(
    () => ({
      ...text,
      fieldYearPlaceholder: () => t('ui.date.yearPlaceholder'),
      fieldMonthPlaceholder: () => t('ui.date.monthPlaceholder'),
      fieldDayPlaceholder: () => t('ui.date.dayPlaceholder'),
      fieldHoursPlaceholder: () => t('ui.date.hourPlaceholder'),
      fieldMinutesPlaceholder: () => t('ui.date.minutePlaceholder'),
    }),
    [t, text],
  )
  return { locale, words, header: t('ui.date.header') }
}

/** An incomplete date is passed on as text that no schema accepts. */
export function toWire(date: dayjs.Dayjs | null, format: string): string {
  if (!date) return ''
  return date.isValid() ? date.format(format) : 'invalid'
}

/** Holds an incomplete date, which the wire format cannot. */
export function usePickerDraft(value: string, format: string) {
  const [draft, setDraft] = useState<dayjs.Dayjs | null>(() => (value ? dayjs(value) : null))
  const outside = value === '' ? null : dayjs(value)
  return [toWire(draft, format) === value ? draft : outside, setDraft] as const
}
