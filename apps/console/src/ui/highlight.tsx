import Box from '@mui/material/Box'

/** The text around each match of the word: matches stand at the odd places. */
export function splitAtMatches(text: string, word: string): string[] {
  if (!word) return [text]
  const pattern = word.replaceAll(/[.*+?^${}()|[\]\\]/g, (character) => `\\${character}`)
  return text.split(new RegExp(`(${pattern})`, 'iu'))
}

/** A text in which the searched word stands out. */
export function Highlight({ text, word }: { text: string; word: string }) {
  return splitAtMatches(text, word).map((part, at) =>
    at % 2 === 0 ? (
      part
    ) : (
      <Box
        key={at}
        component="mark"
        sx={{ bgcolor: 'transparent', color: 'primary.onTint', fontWeight: 650 }}
      >
        {part}
      </Box>
    ),
  )
}
