import { qrPath } from '@lumiroute/stage'

export function QrPicture({ text, label }: { text: string; label: string }) {
  const drawn = qrPath(text)
  if (!drawn) return null
  return (
    <svg
      className="qr-picture"
      viewBox={`0 0 ${drawn.size} ${drawn.size}`}
      shapeRendering="crispEdges"
      role="img"
      aria-label={label}
    >
      <path d={drawn.path} fill="#000" />
    </svg>
  )
}
