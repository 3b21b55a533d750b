import Close from '@mui/icons-material/Close'
import Box from '@mui/material/Box'
import Drawer from '@mui/material/Drawer'
import IconButton from '@mui/material/IconButton'
import { useTranslation } from 'react-i18next'
import { Brand } from './brand.tsx'
import { MenuList } from './menu-list.tsx'
import { NightArea } from './night-area.tsx'

/** The menu on phones. */
export function MenuDrawer({ open, onClose }: { open: boolean; onClose: () => void }) {
  const { t } = useTranslation()
  return (
    <Drawer
      open={open}
      onClose={onClose}
      slotProps={{ paper: { 'aria-label': t('shell.mainMenu'), sx: { border: 0 } } }}
    >
      <NightArea
        isNight
        sx={{ width: 304, maxWidth: '86vw', minHeight: '100%', display: 'flex', flexDirection: 'column' }}
      >
        <Box
          sx={{
            height: 64,
            pl: 2.5,
            pr: 1.5,
            display: 'flex',
            alignItems: 'center',
            justifyContent: 'space-between',
          }}
        >
          <Brand />
          <IconButton aria-label={t('shell.closeMenu')} onClick={onClose} sx={{ color: 'text.secondary' }}>
            <Close />
          </IconButton>
        </Box>
        <MenuList />
      </NightArea>
    </Drawer>
  )
}
