import Box from '@mui/material/Box'
import { useAppearance } from '../appearance.ts'
import { Content } from './content.tsx'
import { frameStyle } from './frame-style.ts'
import { Header } from './header.tsx'
import { Sidebar } from './sidebar.tsx'

const column = { flexGrow: 1, minWidth: 0, display: 'flex', flexDirection: 'column' } as const

export function VerticalFrame({ onOpenMenu }: { onOpenMenu: () => void }) {
  const { layout, width } = useAppearance()
  const isHeaderAbove = layout === 'vertical-modern'
  return (
    <Box sx={frameStyle(width)}>
      {isHeaderAbove && <Header onOpenMenu={onOpenMenu} brand="wide" />}
      <Box sx={{ flexGrow: 1, display: 'flex', minWidth: 0, alignItems: 'flex-start' }}>
        <Sidebar />
        <Box
          sx={{ ...column, minHeight: `calc(100dvh - var(--frame-gap) * 2 - ${isHeaderAbove ? 64 : 0}px)` }}
        >
          {!isHeaderAbove && <Header onOpenMenu={onOpenMenu} brand="phone" />}
          <Content />
        </Box>
      </Box>
    </Box>
  )
}
