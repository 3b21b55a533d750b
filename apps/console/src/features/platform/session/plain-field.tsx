import Box from '@mui/material/Box'
import { useId } from 'react'
import type { ReactNode } from 'react'

type Props = {
  label: string
  value: string
  error?: string | undefined
  type?: 'text' | 'password'
  autoComplete: 'username' | 'current-password' | 'one-time-code' | 'off'
  inputMode?: 'numeric'
  autoFocus?: boolean
  end?: ReactNode
  onChange: (next: string) => void
}

const input = {
  width: '100%',
  height: 44,
  px: 1.5,
  font: 'inherit',
  fontSize: { xs: 16, sm: 14 },
  color: 'text.primary',
  bgcolor: 'background.paper',
  borderRadius: '8px',
  border: '1px solid',
  borderColor: 'control',
  '&:hover': { borderColor: 'text.secondary' },
  '&:focus-visible': {
    borderColor: 'primary.main',
    outline: '1px solid',
    outlineColor: 'primary.main',
    outlineOffset: 0,
  },
  '&[aria-invalid="true"]': { borderColor: 'error.main' },
} as const

/** A native input: the form kit would double the size of the sign-in page. */
export function PlainField({ label, value, error, end, onChange, ...rest }: Props) {
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
      <Box sx={{ position: 'relative' }}>
        <Box
          component="input"
          {...rest}
          id={id}
          value={value}
          onChange={({ target }) => onChange(target.value)}
          aria-required
          aria-invalid={!!error}
          aria-describedby={error && `${id}-error`}
          autoCapitalize="none"
          spellCheck={false}
          sx={{ ...input, ...(end && { pr: 6 }) }}
        />
        {end && <Box sx={{ position: 'absolute', right: 4, top: 4 }}>{end}</Box>}
      </Box>
      {error && (
        <Box
          id={`${id}-error`}
          role="alert"
          sx={{ mt: 0.5, fontSize: 12, lineHeight: '16px', color: 'error.onTint' }}
        >
          {error}
        </Box>
      )}
    </Box>
  )
}
