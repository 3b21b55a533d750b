import { qrPath } from '@lumiroute/stage'
import Box from '@mui/material/Box'

export type QrCodeProps = {
  text: string
  label: string
  /** CSS length. */
  side: string
}

/** Black on white in both themes: cameras read nothing else well. */
export function QrCode({ text, label, side }: QrCodeProps) {
  const drawn = qrPath(text)
  if (!drawn) return null
  return (
    <Box sx={{ width: side, flexShrink: 0, bgcolor: '#ffffff', borderRadius: '12px', p: 1, lineHeight: 0 }}>
      <svg
        role="img"
        aria-label={label}
        viewBox={`0 0 ${drawn.size} ${drawn.size}`}
        shapeRendering="crispEdges"
      >
        <path d={drawn.path} fill="#000000" />
      </svg>
    </Box>
  )
}
