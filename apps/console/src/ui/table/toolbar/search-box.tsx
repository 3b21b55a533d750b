import Close from '@mui/icons-material/Close'
import Search from '@mui/icons-material/Search'
import Box from '@mui/material/Box'
import IconButton from '@mui/material/IconButton'
import { useRef } from 'react'
import type { ChangeEvent, CompositionEvent, KeyboardEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { bareInput, inputFrame } from '../../input-look.ts'
import type { SearchText } from './use-search-text.ts'

export type SearchBoxProps = { search: SearchText; placeholder?: string }

const frame = {
  ...inputFrame,
  flex: '1 1 160px',
  maxWidth: { sm: 260 },
  pl: 1.5,
  pr: 0.5,
  cursor: 'text',
} as const

export function SearchBox({ search, placeholder }: SearchBoxProps) {
  const { text, onText, onComposing, onClear } = search
  const { t } = useTranslation()
  const input = useRef<HTMLInputElement>(null)
  const label = placeholder ?? t('ui.table.search')
  const clear = () => {
    onClear()
    input.current?.focus()
  }
  return (
    <Box sx={frame} onClick={() => input.current?.focus()}>
      <Search aria-hidden sx={{ fontSize: 18, color: 'text.secondary' }} />
      <Box
        component="input"
        ref={input}
        type="search"
        value={text}
        placeholder={label}
        aria-label={label}
        enterKeyHint="search"
        maxLength={200}
        onChange={(event: ChangeEvent<HTMLInputElement>) => onText(event.target.value)}
        onKeyDown={(event: KeyboardEvent) => event.key === 'Escape' && text && clear()}
        onCompositionStart={() => onComposing(true, text)}
        onCompositionEnd={(event: CompositionEvent<HTMLInputElement>) =>
          onComposing(false, event.currentTarget.value)
        }
        sx={bareInput}
      />
      {text && (
        <IconButton size="small" aria-label={t('ui.table.clearSearch')} onClick={clear}>
          <Close sx={{ fontSize: 16 }} />
        </IconButton>
      )}
    </Box>
  )
}
