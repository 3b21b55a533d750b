import Box from '@mui/material/Box'

export type ProgressLineProps = { label: string; colour?: 'primary.main' | 'live.main'; height?: number }

/** Indeterminate progress. With reduced motion the bar stands still. */
export function ProgressLine({ label, colour = 'primary.main', height = 2 }: ProgressLineProps) {
  return (
    <Box role="progressbar" aria-label={label} sx={{ height, overflow: 'hidden' }}>
      <Box
        sx={{
          width: '40%',
          height: '100%',
          bgcolor: colour,
          animation: 'progress-line 1.4s ease-in-out infinite',
          '@keyframes progress-line': {
            from: { transform: 'translateX(-100%)' },
            to: { transform: 'translateX(250%)' },
          },
        }}
      />
    </Box>
  )
}
