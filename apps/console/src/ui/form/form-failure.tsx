import Alert from '@mui/material/Alert'

/** An error of the whole form; field errors are shown at the field. */
export function FormFailure({ text }: { text: string | undefined }) {
  if (!text) return null
  return (
    <Alert severity="error" role="alert" sx={{ gridColumn: '1 / -1' }}>
      {text}
    </Alert>
  )
}
