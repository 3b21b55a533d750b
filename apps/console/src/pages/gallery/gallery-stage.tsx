import Box from '@mui/material/Box'
import type { Programme, StageItem } from '@lumiroute/stage'
import { StageView } from '../../ui/stage/stage-view.tsx'
import { words } from './samples.ts'

function poster(name: string, from: string, to: string, seconds: number): StageItem {
  const drawing = `<svg xmlns="http://www.w3.org/2000/svg" width="1920" height="1080"><defs>
    <linearGradient id="g" x2="1" y2="1"><stop stop-color="${from}"/><stop offset="1" stop-color="${to}"/></linearGradient>
    </defs><rect width="1920" height="1080" fill="url(#g)"/><text x="960" y="600" font-size="220" font-weight="700"
    fill="#fff" text-anchor="middle" font-family="Noto Sans TC">${name}</text></svg>`
  const url = `data:image/svg+xml,${encodeURIComponent(drawing)}`
  return { key: name, name, type: 'image', url, durationMs: seconds * 1000 }
}

const main = [poster('春節檔期', '#D92D3A', '#FF8A3D', 6), poster('夏日飲品', '#0B76B7', '#3CC47C', 6)]
const second = [poster('週年慶', '#6A3DFE', '#FE3DA6', 4)]
const broken: StageItem = { key: 'x', name: '損毀的圖片', type: 'image', url: 'data:,', durationMs: 5000 }

const programmes: { id: string; programme: Programme | null | undefined }[] = [
  {
    id: 'split',
    programme: {
      mode: 'split',
      orientation: 'landscape',
      main,
      second,
      marquee: words.emptyText,
      qr: { url: 'https://example.tw/q/12' },
    },
  },
  {
    id: 'portrait',
    programme: {
      mode: 'rotate',
      orientation: 'portrait',
      main: [...main, broken],
      second,
      marquee: words.emptyText,
    },
  },
  { id: 'empty', programme: null },
  { id: 'failed', programme: { mode: 'basic', orientation: 'landscape', main: [broken], second: [] } },
]

export function Stages() {
  return (
    <Box
      sx={{
        display: 'grid',
        gap: 3,
        alignItems: 'start',
        gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 400px), 1fr))',
      }}
    >
      {programmes.map(({ id, programme }) => (
        <StageView key={id} programme={programme} controls />
      ))}
    </Box>
  )
}
