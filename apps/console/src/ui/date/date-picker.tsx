import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs'
import { DesktopDatePicker } from '@mui/x-date-pickers/DesktopDatePicker'
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider'
import dayjs from 'dayjs'
import { useState } from 'react'
import type { Ref } from 'react'
import { getDay } from '../../lib/format/format.ts'
import {
  calendarLook,
  paperLook,
  pickerLook,
  toWire,
  usePickerDraft,
  usePickerLocale,
} from './picker-parts.ts'

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
const todayLook = { '&:not(.Mui-selected)': { border: 1, borderColor: 'control' } }

export function DatePicker(props: DatePickerProps) {
  const { value, onChange, min, max, isDisabled, error, labelId } = props
  const { locale, words, header } = usePickerLocale()
  const [draft, setDraft] = usePickerDraft(value, wire)
  const [today] = useState(() => getDay(new Date()))
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs} adapterLocale={locale} localeText={words}>
      <DesktopDatePicker
        value={draft}
        onChange={(date) => {
          setDraft(date)
          onChange(toWire(date, wire))
        }}
        format="YYYY/MM/DD"
        views={['year', 'day']}
        referenceDate={dayjs(min && min > today ? min : today)}
        disableHighlightToday
        openTo="day"
        disabled={props.disabled}
        minDate={min ? dayjs(min) : undefined}
        maxDate={max ? dayjs(max) : undefined}
        shouldDisableDate={isDisabled && ((date) => isDisabled(date.format(wire)))}
        inputRef={props.inputRef}
        slotProps={{
          calendarHeader: { format: header, sx: calendarLook },
          // The picker would mark today by the browser's time zone.
          day: ({ day }) => (day.format(wire) === today ? { sx: todayLook } : {}),
          openPickerButton: { size: 'small' },
          desktopPaper: { sx: paperLook },
          textField: {
            id: props.id,
            size: 'small',
            fullWidth: true,
            sx: pickerLook,
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
