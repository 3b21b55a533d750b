import Box from '@mui/material/Box'
import OutlinedInput from '@mui/material/OutlinedInput'
import type { FieldValues } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { FieldShell, useField } from './field-shell.tsx'
import type { FieldProps } from './field-shell.tsx'

export type TextAreaProps<Values extends FieldValues, Sent = Values> = FieldProps<Values, Sent> & {
  max: number
  rows?: number
  placeholder?: string
}

function Counter({ used, max }: { used: number; max: number }) {
  const { t } = useTranslation()
  return (
    <Box
      component="span"
      sx={{
        mt: 0.5,
        ml: 'auto',
        fontSize: 12,
        lineHeight: '16px',
        whiteSpace: 'nowrap',
        color: used > max ? 'error.onTint' : 'text.secondary',
      }}
    >
      {t('ui.form.counter', { used, max })}
    </Box>
  )
}

/** The text may exceed its limit, so that pasted text is not cut off unnoticed; the schema rejects it. */
export function TextArea<Values extends FieldValues, Sent = Values>(props: TextAreaProps<Values, Sent>) {
  const { field, shell, aria, error } = useField(props)
  const text: string = field.value ?? ''
  return (
    <FieldShell {...shell} aside={<Counter used={text.trim().length} max={props.max} />}>
      <OutlinedInput
        fullWidth
        multiline
        minRows={props.rows ?? 3}
        maxRows={12}
        error={!!error}
        placeholder={props.placeholder}
        disabled={field.disabled}
        name={field.name}
        value={text}
        onChange={field.onChange}
        onBlur={field.onBlur}
        inputRef={field.ref}
        slotProps={{ input: aria }}
      />
    </FieldShell>
  )
}
