import Box from '@mui/material/Box'
import { useTranslation } from 'react-i18next'
import { chapters } from './guide-chapters.ts'
import { useChapterInView } from './use-chapter-in-view.ts'

const linkLook = {
  display: 'block',
  px: 1.5,
  py: 0.75,
  fontSize: 14,
  lineHeight: '20px',
  borderRadius: '8px',
  color: 'text.secondary',
  textDecoration: 'none',
  '&:hover': { bgcolor: 'action.hover', color: 'text.primary' },
  '&[aria-current]': { bgcolor: 'primary.tint', color: 'primary.onTint', fontWeight: 600 },
} as const

/** Next to the text where it fits, otherwise above it. */
const place = {
  position: { lg: 'sticky' },
  top: { lg: 80 },
  alignSelf: 'start',
  listStyle: 'none',
  m: 0,
  p: 0,
  display: 'grid',
  gap: 0.25,
  gridTemplateColumns: { xs: 'repeat(auto-fill, minmax(150px, 1fr))', lg: '1fr' },
} as const

export function ChapterList() {
  const { t } = useTranslation()
  const inView = useChapterInView()
  return (
    <Box component="nav" aria-label={t('guide.chapters')} sx={{ minWidth: 0 }}>
      <Box component="ul" sx={place}>
        {chapters.map(({ id, title }) => (
          <li key={id}>
            <Box
              component="a"
              href={`#${id}`}
              aria-current={inView === id ? 'true' : undefined}
              sx={linkLook}
            >
              {title}
            </Box>
          </li>
        ))}
      </Box>
    </Box>
  )
}
