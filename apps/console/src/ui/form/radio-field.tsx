import FormControlLabel from '@mui/material/FormControlLabel'
import Radio from '@mui/material/Radio'
import RadioGroup from '@mui/material/RadioGroup'
import type { ReactNode } from 'react'
import type { FieldValues } from 'react-hook-form'
import { FieldShell, useField } from './field-shell.tsx'
import type { FieldProps } from './field-shell.tsx'
import type { Choice } from './select-field.tsx'

export type RadioFieldProps<Values extends FieldValues, Sent = Values> = FieldProps<Values, Sent> & {
  options: readonly (Omit<Choice, 'label'> & { label: ReactNode })[]
  isColumn?: boolean
}

export function RadioField<Values extends FieldValues, Sent = Values>(props: RadioFieldProps<Values, Sent>) {
  const { field, shell, aria } = useField(props)
  const chosen = (text: string) => props.options.find(({ value }) => String(value) === text)?.value
  return (
    <FieldShell {...shell} isGroup>
      <RadioGroup
        row={!props.isColumn}
        aria-labelledby={`${aria.id}-label`}
        aria-describedby={aria['aria-describedby']}
        aria-required={aria['aria-required']}
        name={field.name}
        value={field.value ?? ''}
        onChange={(_event, text) => field.onChange(chosen(text))}
        onBlur={field.onBlur}
        sx={{ columnGap: 2 }}
      >
        {props.options.map(({ value, label, disabled }, index) => (
          <FormControlLabel
            key={value}
            value={value}
            label={label}
            disabled={disabled || field.disabled}
            control={<Radio slotProps={{ input: index === 0 ? { ref: field.ref } : {} }} />}
          />
        ))}
      </RadioGroup>
    </FieldShell>
  )
}
