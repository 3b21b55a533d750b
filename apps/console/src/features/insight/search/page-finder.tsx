import Box from '@mui/material/Box'
import Link from '@mui/material/Link'
import SearchIcon from '@mui/icons-material/Search'
import { useState } from 'react'
import type { ChangeEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { bareInput, inputFrame } from '../../../ui/input-look.ts'
import { findPages } from './find-pages.ts'
import type { PageLink } from './find-pages.ts'

type Props = { pages: readonly PageLink[]; onGo: (path: string) => void }

/** Finds a console page by name, without a request. */
export function PageFinder({ pages, onGo }: Props) {
  const { t } = useTranslation()
  const [typed, setTyped] = useState('')
  const word = typed.trim()
  const found = findPages(pages, word)
  return (
    <Box
      component="form"
      role="search"
      onSubmit={(event) => {
        event.preventDefault()
        const [first] = found
        if (first) onGo(first.link)
      }}
      sx={{ width: '100%', textAlign: 'left' }}
    >
      <Box sx={{ ...inputFrame, px: 1.5 }}>
        <SearchIcon aria-hidden sx={{ fontSize: 20, color: 'text.secondary' }} />
        <Box
          component="input"
          type="search"
          value={typed}
          onChange={({ target }: ChangeEvent<HTMLInputElement>) => setTyped(target.value)}
          placeholder={t('search.pagesOnly')}
          aria-label={t('search.label')}
          maxLength={100}
          sx={bareInput}
        />
      </Box>
      <Box
        role="status"
        sx={{ minHeight: 44, pt: 1.5, display: 'flex', flexWrap: 'wrap', gap: 2, color: 'text.secondary' }}
      >
        {found.map(({ id, link, title }) => (
          <Link key={id} href={link}>
            {title}
          </Link>
        ))}
        {word && found.length === 0 && t('search.none', { word })}
      </Box>
    </Box>
  )
}
