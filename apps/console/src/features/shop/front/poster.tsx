import { qrPath } from '@lumiroute/stage'
import Box from '@mui/material/Box'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { fileUrl } from '../../platform/store/store-images.ts'
import { paperSizes } from './poster-sizes.ts'
import type { PosterSize } from './poster-sizes.ts'

export type PosterProps = {
  size: PosterSize
  storeName: string
  /** File names of the store's and the thing's picture. */
  logo: string | null
  image: string | null
  address: string
  title: string
  text: string
}
type Content = Omit<PosterProps, 'size'>

/** Lines instead of filled areas: printers leave out backgrounds, and ink is dear. */
const line = '0.12em solid #000'
const clamp = (lines: number) =>
  ({
    display: '-webkit-box',
    WebkitLineClamp: lines,
    WebkitBoxOrient: 'vertical',
    overflow: 'hidden',
    overflowWrap: 'anywhere',
  }) as const

function Code({ address, side }: { address: string; side: string }) {
  const drawn = qrPath(address)
  if (!drawn) return null
  return (
    <Box
      sx={{ width: side, height: side, flexShrink: 0, border: line, borderRadius: '0.6em', lineHeight: 0 }}
    >
      <svg viewBox={`0 0 ${drawn.size} ${drawn.size}`} shapeRendering="crispEdges" width="100%" height="100%">
        <path d={drawn.path} fill="#000" />
      </svg>
    </Box>
  )
}

/** A phone over a code, drawn with lines. */
function PhoneMark() {
  return (
    <Box
      component="svg"
      viewBox="0 0 24 24"
      sx={{
        display: 'block',
        width: '2.2em',
        height: '2.2em',
        fill: 'none',
        stroke: '#000',
        strokeWidth: 1.6,
      }}
    >
      <rect x="6" y="2" width="12" height="20" rx="2.5" />
      <path d="M9.5 8.5h2v2h-2zM13 8.5h1.5V10M9.5 13h1.5v1.5M13 12.5h1.5v2M10.5 19h3" />
    </Box>
  )
}

function StoreLine({ storeName, logo }: Pick<Content, 'storeName' | 'logo'>) {
  return (
    <Box sx={{ display: 'flex', alignItems: 'center', gap: '0.6em' }}>
      {logo && (
        <Box
          component="img"
          src={fileUrl(logo)}
          alt=""
          sx={{
            width: '2.2em',
            height: '2.2em',
            borderRadius: '50%',
            objectFit: 'cover',
            border: '0.06em solid #000',
          }}
        />
      )}
      <Box sx={{ fontSize: '1.15em', lineHeight: 1.25, fontWeight: 600, ...clamp(2) }}>{storeName}</Box>
    </Box>
  )
}

function Picture({ image, look }: { image: string | null; look: object }) {
  if (!image) return null
  return (
    <Box
      component="img"
      src={fileUrl(image)}
      alt=""
      sx={{ display: 'block', width: '100%', objectFit: 'cover', borderRadius: '0.5em', ...look }}
    />
  )
}

function Words({ title, text, lines }: Pick<Content, 'title' | 'text'> & { lines: number }) {
  return (
    <Box>
      <Box sx={{ fontSize: '1.9em', lineHeight: 1.25, fontWeight: 700, ...clamp(2) }}>{title}</Box>
      {text && (
        <Box
          sx={{ mt: '0.4em', fontSize: '0.85em', lineHeight: 1.5, whiteSpace: 'pre-line', ...clamp(lines) }}
        >
          {text}
        </Box>
      )}
    </Box>
  )
}

function Invitation({ address }: { address: string }) {
  const { t } = useTranslation()
  return (
    <Box sx={{ minWidth: 0 }}>
      <PhoneMark />
      <Box sx={{ mt: '0.2em', fontSize: '1.4em', lineHeight: 1.25, fontWeight: 700 }}>
        {t('front.poster.scan')}
      </Box>
      <Box sx={{ mt: '0.2em', fontSize: '0.75em' }}>{t('front.poster.scanText')}</Box>
      <Box sx={{ mt: '0.8em', fontSize: '0.5em', fontFamily: 'monospace', overflowWrap: 'anywhere' }}>
        {address}
      </Box>
    </Box>
  )
}

const face = { boxSizing: 'border-box', p: '1em', overflow: 'hidden', lineHeight: 1.45 } as const
const frame = {
  boxSizing: 'border-box',
  width: '100%',
  height: '100%',
  p: '1.2em',
  border: line,
  borderRadius: '1em',
} as const

/** One em is a tenth of the width of A4, so that A6 is the same poster at half the size. */
function Portrait(content: Content & { width: number; height: number }) {
  const { width, height, address, image } = content
  return (
    <Box sx={{ ...face, width: `${width}mm`, height: `${height}mm`, fontSize: `${width / 21}mm` }}>
      <Box sx={{ ...frame, display: 'flex', flexDirection: 'column', gap: '0.9em' }}>
        <StoreLine {...content} />
        <Picture image={image} look={{ flex: '1 1 0', minHeight: 0 }} />
        <Words {...content} lines={3} />
        <Box sx={{ display: 'flex', alignItems: 'center', gap: '0.9em', mt: image ? 0 : 'auto' }}>
          <Code address={address} side={image ? '7.6em' : '9.2em'} />
          <Invitation address={address} />
        </Box>
      </Box>
    </Box>
  )
}

/** One side of a table tent. */
function Landscape(content: Content & { width: number; height: number }) {
  const { width, height, address, image } = content
  return (
    <Box sx={{ ...face, width: `${width}mm`, height: `${height}mm`, fontSize: `${width / 26}mm` }}>
      <Box
        sx={{
          ...frame,
          display: 'grid',
          gap: '1.2em',
          gridTemplateColumns: 'minmax(0, 1fr) 9.6em',
          gridTemplateRows: 'minmax(0, 1fr)',
        }}
      >
        <Box sx={{ display: 'flex', flexDirection: 'column', gap: '0.8em', minHeight: 0 }}>
          <StoreLine {...content} />
          <Picture image={image} look={{ flex: '1 1 0', minHeight: 0 }} />
          <Words {...content} lines={2} />
        </Box>
        <Box sx={{ display: 'flex', flexDirection: 'column', justifyContent: 'center', gap: '0.8em' }}>
          <Code address={address} side="9.6em" />
          <Invitation address={address} />
        </Box>
      </Box>
    </Box>
  )
}

/** The upper side stands on its head, so that both sides read after folding. */
function Tent({ width, height, children }: { width: number; height: number; children: ReactNode }) {
  const { t } = useTranslation()
  const fold = {
    position: 'absolute',
    top: `${height / 2}mm`,
    left: 0,
    right: 0,
    borderTop: '0.3mm dashed #666',
    fontSize: '2.4mm',
    lineHeight: 1,
    textAlign: 'center',
    pt: '0.6mm',
    color: '#444',
  } as const
  return (
    <Box sx={{ position: 'relative', width: `${width}mm`, height: `${height}mm`, overflow: 'hidden' }}>
      <Box sx={{ transform: 'rotate(180deg)' }}>{children}</Box>
      {children}
      <Box sx={fold}>{t('front.poster.fold')}</Box>
    </Box>
  )
}

/** A poster with a QR code, in the size of its paper. */
export function Poster({ size, ...content }: PosterProps) {
  const { width, height } = paperSizes[size]
  if (size !== 'tent') return <Portrait {...content} {...{ width, height }} />
  return (
    <Tent {...{ width, height }}>
      <Landscape {...content} width={width} height={height / 2} />
    </Tent>
  )
}
