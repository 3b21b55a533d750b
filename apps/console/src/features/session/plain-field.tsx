import Box from '@mui/material/Box'
import FormHelperText from '@mui/material/FormHelperText'
import OutlinedInput from '@mui/material/OutlinedInput'
import type { OutlinedInputProps } from '@mui/material/OutlinedInput'
import { useId } from 'react'

type Props = Pick<OutlinedInputProps, 'type' | 'autoComplete' | 'autoFocus' | 'endAdornment'> & {
  label: string
  value: string
  error?: string | undefined
  onChange: (next: string) => void
}

/** A field without the form kit, which the sign-in page is too light for. */
export function PlainField({ label, value, error, onChange, ...input }: Props) {
  const id = useId()
  return (
    <Box>
      <Box
        component="label"
        htmlFor={id}
        sx={{ display: 'block', mb: 0.75, fontSize: 13, lineHeight: '20px', fontWeight: 550 }}
      >
        {label}
      </Box>
      <OutlinedInput
        {...input}
        fullWidth
        error={!!error}
        value={value}
        onChange={({ target }) => onChange(target.value)}
        slotProps={{
          input: {
            id,
            'aria-required': true,
            'aria-invalid': !!error,
            'aria-describedby': error && `${id}-error`,
            autoCapitalize: 'none',
            spellCheck: false,
          },
        }}
        sx={{ '& .MuiOutlinedInput-input': { py: '12px' } }}
      />
      {error && (
        <FormHelperText error id={`${id}-error`} role="alert">
          {error}
        </FormHelperText>
      )}
    </Box>
  )
}
