import Box from '@mui/material/Box'
import FormHelperText from '@mui/material/FormHelperText'

/** The rejected files and the reasons. */
export function RefusedFiles({ texts }: { texts: readonly string[] }) {
  if (texts.length === 0) return null
  return (
    <Box role="alert">
      {texts.map((text) => (
        <FormHelperText key={text} error>
          {text}
        </FormHelperText>
      ))}
    </Box>
  )
}
