import Box from '@mui/material/Box'

/** Splits the text at each match of the word: matches have odd indexes. */
export function splitAtMatches(text: string, word: string): string[] {
  if (!word) return [text]
  const pattern = word.replaceAll(/[.*+?^${}()|[\]\\]/g, (character) => `\\${character}`)
  return text.split(new RegExp(`(${pattern})`, 'iu'))
}

/** Highlights the searched word in a text. */
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
