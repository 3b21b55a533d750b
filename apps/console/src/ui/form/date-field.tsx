import type { FieldValues } from 'react-hook-form'
import { DatePicker } from '../date/date-picker.tsx'
import { FieldShell, useField } from './field-shell.tsx'
import type { FieldProps } from './field-shell.tsx'

export type DateFieldProps<Values extends FieldValues, Sent = Values> = FieldProps<Values, Sent> & {
  min?: string
  max?: string
  isDisabled?: (day: string) => boolean
}

export function DateField<Values extends FieldValues, Sent = Values>(props: DateFieldProps<Values, Sent>) {
  const { field, shell, aria, error } = useField(props)
  return (
    <FieldShell {...shell} isGroup>
      <DatePicker
        id={aria.id}
        labelId={`${aria.id}-label`}
        describedBy={aria['aria-describedby']}
        error={!!error}
        disabled={field.disabled}
        value={field.value ?? ''}
        onChange={field.onChange}
        onBlur={field.onBlur}
        inputRef={field.ref}
        min={props.min}
        max={props.max}
        isDisabled={props.isDisabled}
      />
    </FieldShell>
  )
}
