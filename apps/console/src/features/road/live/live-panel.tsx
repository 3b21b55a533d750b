import ExpandLess from '@mui/icons-material/ExpandLessOutlined'
import ExpandMore from '@mui/icons-material/ExpandMoreOutlined'
import Box from '@mui/material/Box'
import ButtonBase from '@mui/material/ButtonBase'
import { type ReactNode, useState } from 'react'
import { useTranslation } from 'react-i18next'

const panel = {
  display: 'flex',
  flexDirection: 'column',
  minHeight: 0,
  overflow: 'hidden',
  border: 1,
  borderTopWidth: { xs: 0, lg: 1 },
  borderColor: 'divider',
  borderRadius: { xs: '0 0 10px 10px', lg: '10px' },
  bgcolor: 'background.paper',
} as const
const sheet = (isOpen: boolean) =>
  ({
    // When open it shrinks the map, so that it covers no part of it.
    height: { xs: isOpen ? 'max(300px, 46dvh)' : 46, lg: 'auto' },
  }) as const
const handle = {
  display: { xs: 'flex', lg: 'none' },
  flexShrink: 0,
  justifyContent: 'space-between',
  width: '100%',
  height: 44,
  px: 2,
  fontSize: 14,
  fontWeight: 600,
} as const

/** Next to the map; on a phone a bottom sheet that opens and closes. */
export function LivePanel({ title, children }: { title: string; children: ReactNode }) {
  const { t } = useTranslation()
  const [isOpen, setOpen] = useState(true)
  return (
    <Box sx={{ ...panel, ...sheet(isOpen) }}>
      <ButtonBase
        aria-expanded={isOpen}
        aria-label={isOpen ? t('liveMap.sheet.close') : t('liveMap.sheet.open')}
        onClick={() => setOpen(!isOpen)}
        sx={handle}
      >
        {title}
        {isOpen ? <ExpandMore /> : <ExpandLess />}
      </ButtonBase>
      <Box
        sx={{
          display: { xs: isOpen ? 'flex' : 'none', lg: 'flex' },
          flexDirection: 'column',
          flexGrow: 1,
          minHeight: 0,
        }}
      >
        {children}
      </Box>
    </Box>
  )
}
