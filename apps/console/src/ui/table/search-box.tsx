import Close from '@mui/icons-material/Close'
import Search from '@mui/icons-material/Search'
import IconButton from '@mui/material/IconButton'
import InputAdornment from '@mui/material/InputAdornment'
import OutlinedInput from '@mui/material/OutlinedInput'
import { useRef } from 'react'
import { useTranslation } from 'react-i18next'
import type { SearchText } from './use-search-text.ts'

export type SearchBoxProps = { search: SearchText; placeholder?: string }

const boxStyle = {
  flex: { xs: '1 1 160px', sm: '0 0 260px' },
  height: 36,
  '&& input': { pl: 0 },
  '& input::-webkit-search-cancel-button': { display: 'none' },
}

export function SearchBox({ search, placeholder }: SearchBoxProps) {
  const { text, onText, onComposing, onClear } = search
  const { t } = useTranslation()
  const input = useRef<HTMLInputElement>(null)
  const label = placeholder ?? t('ui.table.search')
  const clear = () => {
    onClear()
    input.current?.focus()
  }
  const clearButton = (
    <IconButton size="small" aria-label={t('ui.table.clearSearch')} onClick={clear}>
      <Close sx={{ fontSize: 16 }} />
    </IconButton>
  )
  return (
    <OutlinedInput
      size="small"
      inputRef={input}
      type="search"
      value={text}
      placeholder={label}
      onChange={(event) => onText(event.target.value)}
      onKeyDown={(event) => event.key === 'Escape' && text && clear()}
      onCompositionStart={() => onComposing(true, text)}
      onCompositionEnd={(event) => onComposing(false, (event.target as HTMLInputElement).value)}
      slotProps={{ input: { 'aria-label': label, enterKeyHint: 'search', maxLength: 200 } }}
      startAdornment={
        <InputAdornment position="start" sx={{ mr: 1 }}>
          <Search sx={{ fontSize: 18, color: 'text.secondary' }} />
        </InputAdornment>
      }
      endAdornment={text && clearButton}
      sx={boxStyle}
    />
  )
}
