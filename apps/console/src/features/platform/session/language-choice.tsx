import Box from '@mui/material/Box'
import ButtonBase from '@mui/material/ButtonBase'
import { useTranslation } from 'react-i18next'
import { useConfig } from '../../../lib/api/config.ts'
import { changeLanguage } from '../../../lib/text.ts'
import { listLanguages } from './choose-language.ts'

const choice = {
  minHeight: 32,
  px: 1,
  borderRadius: '8px',
  fontSize: 13,
  color: 'night.muted',
  '&:hover': { color: 'night.text' },
  '&[aria-pressed="true"]': { color: 'night.text', fontWeight: 600 },
} as const

/** For pages before sign-in; not a menu, to keep the menu code out of the first load. */
export function LanguageChoice() {
  const { t, i18n } = useTranslation()
  const languages = listLanguages(useConfig()?.languages)
  return (
    <Box role="group" aria-label={t('brand.language')} sx={{ display: 'flex', gap: 0.5 }}>
      {languages.map((language) => (
        <ButtonBase
          key={language}
          lang={language}
          aria-pressed={i18n.language === language}
          onClick={() => void changeLanguage(language)}
          sx={choice}
        >
          {t(`brand.languages.${language}`)}
        </ButtonBase>
      ))}
    </Box>
  )
}
