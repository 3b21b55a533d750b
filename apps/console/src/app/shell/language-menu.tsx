import type { Language } from '@lumiroute/contract/text'
import Translate from '@mui/icons-material/Translate'
import IconButton from '@mui/material/IconButton'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { listLanguages } from '../../features/platform/session/choose-language.ts'
import { saveLanguage } from '../../features/platform/session/save-language.ts'
import { useConfig } from '../../lib/api/config.ts'
import { Menu, MenuItem } from '../../ui/menu/menu.tsx'
import { Tooltip } from '../../ui/tooltip.tsx'

/** The languages that this installation offers. */
export function LanguageMenu() {
  const { t, i18n } = useTranslation()
  const languages = listLanguages(useConfig()?.languages)
  const [anchor, setAnchor] = useState<HTMLElement | null>(null)

  const choose = (language: Language) => {
    setAnchor(null)
    void saveLanguage(language)
  }
  return (
    <>
      <Tooltip title={t('brand.language')}>
        <IconButton
          aria-label={t('brand.language')}
          aria-haspopup="menu"
          onClick={({ currentTarget }) => setAnchor(currentTarget)}
          sx={{ color: 'text.secondary' }}
        >
          <Translate />
        </IconButton>
      </Tooltip>
      <Menu open={anchor !== null} anchorEl={anchor} onClose={() => setAnchor(null)}>
        {languages.map((language) => (
          <MenuItem
            key={language}
            lang={language}
            selected={i18n.language === language}
            onClick={() => choose(language)}
          >
            {t(`brand.languages.${language}`)}
          </MenuItem>
        ))}
      </Menu>
    </>
  )
}
