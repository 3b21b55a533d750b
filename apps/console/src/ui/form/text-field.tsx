import InputAdornment from '@mui/material/InputAdornment'
import OutlinedInput from '@mui/material/OutlinedInput'
import type { HTMLInputAutoCompleteAttribute, HTMLInputTypeAttribute, ReactNode } from 'react'
import type { FieldValues } from 'react-hook-form'
import { FieldShell, useField } from './field-shell.tsx'
import type { FieldProps } from './field-shell.tsx'

export type TextFieldProps<Values extends FieldValues, Sent = Values> = FieldProps<Values, Sent> & {
  type?: Extract<HTMLInputTypeAttribute, 'text' | 'email' | 'tel' | 'url' | 'search'>
  placeholder?: string
  autoComplete?: HTMLInputAutoCompleteAttribute
  autoFocus?: boolean
  maxLength?: number
  mono?: boolean
  start?: ReactNode
  end?: ReactNode
}

export function TextField<Values extends FieldValues, Sent = Values>(props: TextFieldProps<Values, Sent>) {
  const { field, shell, aria, error } = useField(props)
  const { start, end } = props
  return (
    <FieldShell {...shell}>
      <OutlinedInput
        fullWidth
        size="small"
        error={!!error}
        type={props.type ?? 'text'}
        placeholder={props.placeholder}
        autoComplete={props.autoComplete}
        autoFocus={props.autoFocus}
        disabled={field.disabled}
        name={field.name}
        value={field.value ?? ''}
        onChange={field.onChange}
        onBlur={field.onBlur}
        inputRef={field.ref}
        startAdornment={start && <InputAdornment position="start">{start}</InputAdornment>}
        endAdornment={end && <InputAdornment position="end">{end}</InputAdornment>}
        slotProps={{ input: { ...aria, maxLength: props.maxLength } }}
        sx={
          props.mono ? { '& input': { fontFamily: 'ui-monospace, Menlo, Consolas, monospace' } } : undefined
        }
      />
    </FieldShell>
  )
}
