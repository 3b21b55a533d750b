import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs'
import { DesktopDateTimePicker } from '@mui/x-date-pickers/DesktopDateTimePicker'
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider'
import type { DatePickerProps } from './date-picker.tsx'
import {
  calendarLook,
  paperLook,
  pickerLook,
  toWire,
  usePickerDraft,
  usePickerLocale,
} from './picker-parts.ts'

/** The value is YYYY-MM-DDTHH:mm, or '' for none. */
export type DateTimePickerProps = Omit<DatePickerProps, 'min' | 'max' | 'isDisabled'>

const wire = 'YYYY-MM-DDTHH:mm'

export function DateTimePicker(props: DateTimePickerProps) {
  const { locale, words, header } = usePickerLocale()
  const [draft, setDraft] = usePickerDraft(props.value, wire)
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs} adapterLocale={locale} localeText={words}>
      <DesktopDateTimePicker
        value={draft}
        onChange={(date) => {
          setDraft(date)
          props.onChange(toWire(date, wire))
        }}
        format="YYYY/MM/DD HH:mm"
        ampm={false}
        timeSteps={{ hours: 1, minutes: 5 }}
        disabled={props.disabled}
        inputRef={props.inputRef}
        slotProps={{
          calendarHeader: { format: header, sx: calendarLook },
          openPickerButton: { size: 'small' },
          desktopPaper: { sx: paperLook },
          field: { clearable: true },
          textField: {
            id: props.id,
            size: 'small',
            fullWidth: true,
            sx: pickerLook,
            error: props.error,
            required: props.required,
            onBlur: props.onBlur,
            'aria-labelledby': props.labelId,
            'aria-describedby': props.describedBy,
          },
        }}
      />
    </LocalizationProvider>
  )
}
