import Button from '@mui/material/Button'
import CircularProgress from '@mui/material/CircularProgress'
import type { ReactNode } from 'react'
import { useIsHeld } from './form-hold.tsx'

export type SubmitButtonProps = {
  busy: boolean
  children: ReactNode
  /** The id of the form, which the button is outside of. */
  form?: string
  size?: 'medium' | 'large'
  fullWidth?: boolean
  color?: 'primary' | 'error'
}

/** Keeps its width and focus while submitting. */
export function SubmitButton({ busy, children, form, size, fullWidth, color }: SubmitButtonProps) {
  const isHeld = useIsHeld()
  return (
    <Button
      type="submit"
      form={form}
      disabled={isHeld}
      variant="contained"
      size={size}
      color={color}
      fullWidth={fullWidth}
      aria-busy={busy}
      aria-disabled={busy}
      sx={{ position: 'relative', ...(busy && { pointerEvents: 'none' }) }}
    >
      {busy && (
        <CircularProgress
          size={18}
          color="inherit"
          aria-hidden
          sx={{ position: 'absolute', inset: 0, m: 'auto' }}
        />
      )}
      <span style={{ opacity: busy ? 0 : 1 }}>{children}</span>
    </Button>
  )
}
