import Translate from '@mui/icons-material/Translate'
import IconButton from '@mui/material/IconButton'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useConfig } from '../../lib/api/config.ts'
import { changeLanguage, isLanguage } from '../../lib/text.ts'
import type { Language } from '../../lib/text.ts'
import { Menu, MenuItem } from '../../ui/menu/menu.tsx'
import { Tooltip } from '../../ui/tooltip.tsx'

/** Nothing to choose where the installation lists one language. */
export function LanguageMenu() {
  const { t, i18n } = useTranslation()
  const listed = useConfig()?.languages.filter(isLanguage) ?? []
  const [anchor, setAnchor] = useState<HTMLElement | null>(null)
  if (listed.length < 2) return null

  const choose = (language: Language) => {
    setAnchor(null)
    void changeLanguage(language)
  }
  return (
    <>
      <Tooltip title={t('shell.language.open')}>
        <IconButton
          aria-label={t('shell.language.open')}
          aria-haspopup="menu"
          onClick={({ currentTarget }) => setAnchor(currentTarget)}
          sx={{ color: 'text.secondary' }}
        >
          <Translate />
        </IconButton>
      </Tooltip>
      <Menu open={anchor !== null} anchorEl={anchor} onClose={() => setAnchor(null)}>
        {listed.map((language) => (
          <MenuItem
            key={language}
            lang={language}
            selected={i18n.language === language}
            onClick={() => choose(language)}
          >
            {t(`shell.language.${language}`)}
          </MenuItem>
        ))}
      </Menu>
    </>
  )
}
