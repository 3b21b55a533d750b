import Box from '@mui/material/Box'
import type { FieldValues } from 'react-hook-form'
import { MultiDatePicker } from '../date/multi-date-picker.tsx'
import type { MultiDatePickerProps } from '../date/multi-date-picker.tsx'
import { FieldShell, useField } from './field-shell.tsx'
import type { FieldProps } from './field-shell.tsx'

type Grid = Pick<
  MultiDatePickerProps,
  'min' | 'max' | 'maxDays' | 'isDisabled' | 'refusalOf' | 'captionOf' | 'month' | 'onMonthChange'
>
export type MultiDateFieldProps<Values extends FieldValues, Sent = Values> = FieldProps<Values, Sent> & Grid

export function MultiDateField<Values extends FieldValues, Sent = Values>(
  props: MultiDateFieldProps<Values, Sent>,
) {
  const { min, max, maxDays, isDisabled, refusalOf, captionOf, month, onMonthChange, label } = props
  const { field, shell } = useField(props)
  const { ref, value, onChange, onBlur, disabled } = field
  return (
    <FieldShell {...shell} isGroup>
      <Box ref={ref} tabIndex={-1} sx={{ outline: 'none' }} onBlur={onBlur}>
        <MultiDatePicker
          {...{ label, min, max, maxDays, isDisabled, refusalOf, captionOf, month, onMonthChange, disabled }}
          value={value ?? []}
          onChange={onChange}
        />
      </Box>
    </FieldShell>
  )
}
