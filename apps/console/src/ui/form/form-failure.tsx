import Alert from '@mui/material/Alert'

/** What went wrong with the form as a whole; a single field's error stands at the field. */
export function FormFailure({ text }: { text: string | undefined }) {
  if (!text) return null
  return (
    <Alert severity="error" role="alert" sx={{ gridColumn: '1 / -1' }}>
      {text}
    </Alert>
  )
}
