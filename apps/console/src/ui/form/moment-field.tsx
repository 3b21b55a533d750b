import type { FieldValues } from 'react-hook-form'
import { DateTimePicker } from '../date/date-time-picker.tsx'
import { FieldShell, useField } from './field-shell.tsx'
import type { FieldProps } from './field-shell.tsx'

/** Date and time as YYYY-MM-DDTHH:mm in the business zone; '' for none. */
export function MomentField<Values extends FieldValues, Sent = Values>(props: FieldProps<Values, Sent>) {
  const { field, shell, aria, error } = useField(props)
  return (
    <FieldShell {...shell} isGroup>
      <DateTimePicker
        id={aria.id}
        labelId={`${aria.id}-label`}
        describedBy={aria['aria-describedby']}
        error={!!error}
        disabled={field.disabled}
        value={field.value ?? ''}
        onChange={field.onChange}
        onBlur={field.onBlur}
        inputRef={field.ref}
      />
    </FieldShell>
  )
}
