import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs'
import { DesktopDatePicker } from '@mui/x-date-pickers/DesktopDatePicker'
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider'
import { enUS, zhTW } from '@mui/x-date-pickers/locales'
import dayjs from 'dayjs'
import 'dayjs/locale/zh-tw'
import { useMemo, useState } from 'react'
import type { Ref } from 'react'
import { useTranslation } from 'react-i18next'
import { useFormatLanguage } from '../../lib/use-format.ts'

export type DatePickerProps = {
  /** YYYY-MM-DD, or '' for none. */
  value: string
  onChange: (day: string) => void
  onBlur?: () => void
  inputRef?: Ref<HTMLInputElement>
  id?: string
  labelId?: string
  describedBy?: string
  required?: boolean
  error?: boolean
  disabled?: boolean
  min?: string
  max?: string
  isDisabled?: (day: string) => boolean
}

const wire = 'YYYY-MM-DD'
const look = {
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
const paperLook = {
  border: 1,
  borderColor: 'divider',
  borderRadius: '10px',
  mt: 0.5,
  boxShadow: '0 12px 32px -8px rgb(11 18 32 / 0.22)',
}
const calendarLook = { '& .MuiPickersCalendarHeader-label': { textAutospace: 'no-autospace' } }
const languages = {
  'zh-TW': { locale: 'zh-tw', text: zhTW.components.MuiLocalizationProvider.defaultProps.localeText },
  en: { locale: 'en', text: enUS.components.MuiLocalizationProvider.defaultProps.localeText },
} as const

/** A half-typed date is no date yet: it goes out as text that no schema takes. */
function toWire(date: dayjs.Dayjs | null): string {
  if (!date) return ''
  return date.isValid() ? date.format(wire) : 'invalid'
}

function useLocale() {
  const { t } = useTranslation()
  const { locale, text } = languages[useFormatLanguage()]
  const words = useMemo(
    () => ({
      ...text,
      fieldYearPlaceholder: () => t('ui.date.yearPlaceholder'),
      fieldMonthPlaceholder: () => t('ui.date.monthPlaceholder'),
      fieldDayPlaceholder: () => t('ui.date.dayPlaceholder'),
    }),
    [t, text],
  )
  return { locale, words, header: t('ui.date.header') }
}

/** Keeps what is half typed, which the wire form cannot hold. */
function useDraft(value: string) {
  const [draft, setDraft] = useState<dayjs.Dayjs | null>(() => (value ? dayjs(value) : null))
  const outside = value === '' ? null : dayjs(value)
  return [toWire(draft) === value ? draft : outside, setDraft] as const
}

export function DatePicker(props: DatePickerProps) {
  const { value, onChange, min, max, isDisabled, error, labelId } = props
  const { locale, words, header } = useLocale()
  const [draft, setDraft] = useDraft(value)
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs} adapterLocale={locale} localeText={words}>
      <DesktopDatePicker
        value={draft}
        onChange={(date) => {
          setDraft(date)
          onChange(toWire(date))
        }}
        format="YYYY/MM/DD"
        views={['year', 'day']}
        openTo="day"
        disabled={props.disabled}
        minDate={min ? dayjs(min) : undefined}
        maxDate={max ? dayjs(max) : undefined}
        shouldDisableDate={isDisabled && ((date) => isDisabled(date.format(wire)))}
        inputRef={props.inputRef}
        slotProps={{
          calendarHeader: { format: header, sx: calendarLook },
          openPickerButton: { size: 'small' },
          desktopPaper: { sx: paperLook },
          textField: {
            id: props.id,
            size: 'small',
            fullWidth: true,
            sx: look,
            error,
            required: props.required,
            onBlur: props.onBlur,
            'aria-labelledby': labelId,
            'aria-describedby': props.describedBy,
          },
        }}
      />
    </LocalizationProvider>
  )
}
