import MenuItem from '@mui/material/MenuItem'
import Select from '@mui/material/Select'
import Box from '@mui/material/Box'
import type { FieldValues } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { FieldShell, useField } from './field-shell.tsx'
import type { FieldProps } from './field-shell.tsx'

export type Choice = { value: string | number; label: string; disabled?: boolean }
export type SelectFieldProps<Values extends FieldValues, Sent = Values> = FieldProps<Values, Sent> & {
  options: readonly Choice[]
  placeholder?: string
  /** The value for no choice, if it is not ''. */
  none?: number
}

export function SelectField<Values extends FieldValues, Sent = Values>(
  props: SelectFieldProps<Values, Sent>,
) {
  const { t } = useTranslation()
  const { field, shell, aria, error } = useField(props)
  const { id, ...described } = aria
  const getLabel = (value: unknown) => props.options.find((option) => option.value === value)?.label
  const empty = (
    <Box component="span" sx={{ color: 'text.secondary' }}>
      {props.placeholder ?? t('ui.form.choose')}
    </Box>
  )
  return (
    <FieldShell {...shell}>
      <Select
        fullWidth
        displayEmpty
        size="small"
        error={!!error}
        disabled={field.disabled}
        name={field.name}
        value={field.value ?? ''}
        onChange={field.onChange}
        onBlur={field.onBlur}
        inputRef={field.ref}
        labelId={`${id}-label`}
        renderValue={(value) => getLabel(value) ?? empty}
        SelectDisplayProps={{ id, ...described }}
      >
        {(!props.required || props.none !== undefined) && (
          <MenuItem value={props.none ?? ''}>{props.placeholder ?? t('ui.form.choose')}</MenuItem>
        )}
        {props.options.map(({ value, label, disabled }) => (
          <MenuItem key={value} value={value} disabled={disabled}>
            {label}
          </MenuItem>
        ))}
      </Select>
    </FieldShell>
  )
}
