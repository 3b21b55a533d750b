import OutlinedInput from '@mui/material/OutlinedInput'
import type { FieldValues } from 'react-hook-form'
import { FieldShell, useField } from './field-shell.tsx'
import type { FieldProps } from './field-shell.tsx'

/** A day with its time, YYYY-MM-DDTHH:mm as clocks in the business zone show it; '' for none. */
export function MomentField<Values extends FieldValues, Sent = Values>(props: FieldProps<Values, Sent>) {
  const { field, shell, aria, error } = useField(props)
  return (
    <FieldShell {...shell}>
      <OutlinedInput
        fullWidth
        size="small"
        type="datetime-local"
        error={!!error}
        disabled={field.disabled}
        name={field.name}
        value={field.value ?? ''}
        onChange={field.onChange}
        onBlur={field.onBlur}
        inputRef={field.ref}
        slotProps={{ input: aria }}
        sx={{ '& input': { fontVariantNumeric: 'tabular-nums' } }}
      />
    </FieldShell>
  )
}
