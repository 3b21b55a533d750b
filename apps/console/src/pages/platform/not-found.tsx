import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router'
import type { PageLink } from '../../features/insight/search/find-pages.ts'
import { PageFinder } from '../../features/insight/search/page-finder.tsx'
import { SearchLight } from '../../ui/drawings/search-light.tsx'

/** No search if there are no pages to search. */
export function NotFoundPage({ pages }: { pages: readonly PageLink[] }) {
  const { t } = useTranslation()
  const navigate = useNavigate()
  return (
    <Box
      sx={{
        flexGrow: 1,
        minHeight: '70dvh',
        display: 'grid',
        placeContent: 'center',
        justifyItems: 'center',
        textAlign: 'center',
        p: 3,
      }}
    >
      <Box sx={{ color: 'text.secondary' }}>
        <SearchLight />
      </Box>
      <Box
        sx={{
          mt: 1,
          fontSize: { xs: 88, sm: 120 },
          lineHeight: 1,
          fontWeight: 700,
          letterSpacing: '-0.03em',
        }}
      >
        404
      </Box>
      <Box
        component="h1"
        sx={{ m: 0, mt: 2, fontSize: 20, lineHeight: '28px', fontWeight: 600, textWrap: 'balance' }}
      >
        {t('error.notFound.title')}
      </Box>
      <Box sx={{ mt: 1, mb: 3, color: 'text.secondary' }}>{t('error.notFound.text')}</Box>
      {pages.length > 0 && (
        <Box sx={{ width: 'min(400px, 100%)' }}>
          <PageFinder pages={pages} onGo={(path) => void navigate(path)} />
        </Box>
      )}
      <Button variant="contained" href="/" sx={{ mt: 1 }}>
        {t('error.goHome')}
      </Button>
    </Box>
  )
}
