import Close from '@mui/icons-material/Close'
import Box from '@mui/material/Box'
import IconButton from '@mui/material/IconButton'
import { useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router'
import { SearchBox } from '../../features/insight/search/search-box.tsx'
import { getEntries } from '../nav.ts'
import { useMenu } from './use-menu.ts'

const isTyping = (target: EventTarget | null) =>
  target instanceof HTMLElement &&
  (target.isContentEditable || /^(INPUT|TEXTAREA|SELECT)$/.test(target.tagName))

const asksForSearch = (event: KeyboardEvent) =>
  (event.key === '/' && !isTyping(event.target)) ||
  (event.key.toLowerCase() === 'k' && (event.ctrlKey || event.metaKey))

function useShortcut(onAsk: () => void) {
  useEffect(() => {
    const listen = (event: KeyboardEvent) => {
      if (!asksForSearch(event)) return
      event.preventDefault()
      onAsk()
    }
    document.addEventListener('keydown', listen)
    return () => document.removeEventListener('keydown', listen)
  }, [onAsk])
}

type Props = { isOpenOnPhone: boolean; onClosePhone: () => void }

const overPhone = {
  position: { xs: 'absolute', md: 'static' },
  inset: { xs: 0, md: 'auto' },
  px: { xs: 1, md: 0 },
  // Above the bell's badge, which is above its button.
  zIndex: 2,
  alignItems: 'center',
  gap: 0.5,
  bgcolor: { xs: 'background.paper', md: 'transparent' },
} as const

export function HeaderSearch({ isOpenOnPhone, onClosePhone }: Props) {
  const { t } = useTranslation()
  const navigate = useNavigate()
  const input = useRef<HTMLInputElement>(null)
  const { menu } = useMenu()
  const pages = [
    ...getEntries(menu).map(({ path, title }) => ({ path, title: t(title) })),
    { path: '/account', title: t('nav.account') },
    { path: '/guide', title: t('nav.guide') },
  ]

  useShortcut(() => input.current?.focus())
  useEffect(() => {
    if (isOpenOnPhone) input.current?.focus()
  }, [isOpenOnPhone])

  const go = (link: string) => {
    onClosePhone()
    void navigate(link)
  }
  return (
    <Box
      sx={{
        ...overPhone,
        display: { xs: isOpenOnPhone ? 'flex' : 'none', md: 'flex' },
        flex: { md: '0 1 440px' },
        ml: { md: 'auto' },
      }}
    >
      <SearchBox pages={pages} inputRef={input} onGo={go} onLeave={onClosePhone} />
      <IconButton aria-label={t('search.close')} onClick={onClosePhone} sx={{ display: { md: 'none' } }}>
        <Close />
      </IconButton>
    </Box>
  )
}
