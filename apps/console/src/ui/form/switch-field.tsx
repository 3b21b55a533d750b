import Box from '@mui/material/Box'
import FormHelperText from '@mui/material/FormHelperText'
import Switch from '@mui/material/Switch'
import type { FieldValues } from 'react-hook-form'
import { useField } from './field-shell.tsx'
import type { FieldProps } from './field-shell.tsx'

/** The label is next to the switch, because it is a whole sentence. */
export function SwitchField<Values extends FieldValues, Sent = Values>(props: FieldProps<Values, Sent>) {
  const { field, shell, aria } = useField(props)
  const text = shell.error ?? shell.helper
  return (
    <Box>
      <Box sx={{ display: 'flex', alignItems: 'center', ml: -1 }}>
        <Switch
          checked={!!field.value}
          disabled={field.disabled}
          name={field.name}
          onChange={(_event, isOn) => field.onChange(isOn)}
          onBlur={field.onBlur}
          slotProps={{ input: { ...aria, 'aria-required': undefined, ref: field.ref } }}
        />
        <Box component="label" htmlFor={aria.id} sx={{ fontSize: 14, lineHeight: '20px' }}>
          {shell.label}
        </Box>
      </Box>
      {text && (
        <FormHelperText id={`${aria.id}-help`} error={!!shell.error}>
          {text}
        </FormHelperText>
      )}
    </Box>
  )
}
