import Close from '@mui/icons-material/Close'
import Search from '@mui/icons-material/Search'
import IconButton from '@mui/material/IconButton'
import InputAdornment from '@mui/material/InputAdornment'
import OutlinedInput from '@mui/material/OutlinedInput'
import { useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'

export type SearchBoxProps = {
  q: string
  placeholder?: string
  onType?: (text: string) => void
  onSearch: (q: string) => void
  waitMs?: number
}

function useDelayed(act: (text: string) => void, waitMs: number) {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  useEffect(() => () => clearTimeout(timer.current), [])
  return (text: string, at: 'once' | 'later') => {
    clearTimeout(timer.current)
    if (at === 'once') act(text)
    else timer.current = setTimeout(() => act(text), waitMs)
  }
}

export function SearchBox({ q, placeholder, onType, onSearch, waitMs = 250 }: SearchBoxProps) {
  const { t } = useTranslation()
  const [text, setText] = useState(q)
  const [sent, setSent] = useState(q)
  const composing = useRef(false)
  const input = useRef<HTMLInputElement>(null)
  const later = useDelayed((next) => {
    setSent(next)
    onSearch(next)
  }, waitMs)
  // Back and Forward change the search from outside; the box must follow, but not while it is ahead.
  if (q !== sent) {
    setSent(q)
    setText(q)
    onType?.(q)
  }
  const take = (next: string, at: 'once' | 'later' = 'later') => {
    setText(next)
    // Half a phonetic input is no word: searching for ㄊㄞ would empty the list under the person's hands.
    if (composing.current) return
    onType?.(next)
    later(next.trim(), at)
  }
  const clear = () => {
    take('', 'once')
    input.current?.focus()
  }
  return (
    <OutlinedInput
      size="small"
      inputRef={input}
      value={text}
      placeholder={placeholder ?? t('ui.table.search')}
      onChange={(event) => take(event.target.value)}
      onKeyDown={(event) => event.key === 'Escape' && text && clear()}
      slotProps={{
        input: {
          'aria-label': placeholder ?? t('ui.table.search'),
          type: 'search',
          enterKeyHint: 'search',
          maxLength: 200,
          onCompositionStart: () => void (composing.current = true),
          onCompositionEnd: (event: React.CompositionEvent<HTMLInputElement>) => {
            composing.current = false
            take(event.currentTarget.value)
          },
        },
      }}
      startAdornment={
        <InputAdornment position="start">
          <Search sx={{ fontSize: 18, color: 'text.secondary' }} />
        </InputAdornment>
      }
      endAdornment={
        text && (
          <IconButton size="small" edge="end" aria-label={t('ui.table.clearSearch')} onClick={clear}>
            <Close sx={{ fontSize: 16 }} />
          </IconButton>
        )
      }
      sx={{
        width: { xs: '100%', sm: 260 },
        height: 36,
        bgcolor: 'background.paper',
        '& input::-webkit-search-cancel-button': { display: 'none' },
      }}
    />
  )
}
