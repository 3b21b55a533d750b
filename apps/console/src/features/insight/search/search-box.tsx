import SearchIcon from '@mui/icons-material/Search'
import Box from '@mui/material/Box'
import { useId, useState } from 'react'
import type { ChangeEvent, KeyboardEvent, RefObject } from 'react'
import { useTranslation } from 'react-i18next'
import { bareInput, inputFrame } from '../../../ui/input-look.ts'
import { onDemand } from '../../../ui/on-demand.tsx'
import { CategoryMenu } from './category-menu.tsx'
import { useFound } from './find.ts'
import type { Category } from './find.ts'
import type { Found, PageLink } from './find-pages.ts'
import type { Choice } from './search-results.tsx'
import { useKeywordHistory } from './use-keyword-history.ts'

const SearchResults = onDemand(async () => (await import('./search-results.tsx')).SearchResults)

export type SearchBoxProps = {
  pages: readonly PageLink[]
  inputRef?: RefObject<HTMLInputElement | null>
  onGo: (path: string) => void
  onLeave?: () => void
}

/** The URLs of results are built on demand: every first page loads the search box. */
const resolvePath = async (link: Found['link']) =>
  typeof link === 'string' ? link : (await import('../link/link-path.ts')).linkPath(link)

const field = { ...inputFrame, gap: 0, pl: 0.5, pr: 1.5, bgcolor: 'background.default' } as const

export function SearchBox({ pages, inputRef, onGo, onLeave }: SearchBoxProps) {
  const { t } = useTranslation()
  const listId = useId()
  const [typed, setTyped] = useState('')
  const [category, setCategory] = useState<Category>('all')
  const [isOpen, setOpen] = useState(false)
  const [active, setActive] = useState(-1)
  const { history, forget } = useKeywordHistory(typed)
  const { found, isSearching, isError } = useFound(pages, typed, category)
  const word = typed.trim()
  const choices: readonly Choice[] = word
    ? found
    : history.map((one) => ({ id: `history ${one}`, word: one }))
  const activeId = choices[active]?.id

  const write = (next: string) => {
    setTyped(next)
    setActive(-1)
    setOpen(true)
  }
  const close = () => {
    setOpen(false)
    setActive(-1)
  }
  const choose = (choice: Choice) => {
    if (!('link' in choice)) return write(choice.word)
    close()
    setTyped('')
    void resolvePath(choice.link).then(onGo)
  }
  const step = (by: number) => {
    setOpen(true)
    if (choices.length > 0)
      setActive((active + by + choices.length + (active < 0 && by < 0 ? 1 : 0)) % choices.length)
  }
  const escape = () => {
    if (isOpen) return close()
    onLeave?.()
  }
  const onKeyDown = (event: KeyboardEvent) => {
    // While a Chinese word is being composed, Enter and the arrow keys belong to the input method.
    if (event.nativeEvent.isComposing) return
    const first = choices[Math.max(active, 0)]
    const acts: Record<string, () => void> = {
      ArrowDown: () => step(1),
      ArrowUp: () => step(-1),
      Escape: escape,
      ...(first && (word || active >= 0) && { Enter: () => choose(first) }),
    }
    const act = acts[event.key]
    if (!act) return
    event.preventDefault()
    act()
  }

  return (
    <Box role="search" sx={{ position: 'relative', width: '100%' }}>
      <Box sx={field}>
        <CategoryMenu value={category} onChange={setCategory} />
        <Box
          component="input"
          ref={inputRef}
          type="search"
          role="combobox"
          value={typed}
          placeholder={t('search.placeholder')}
          aria-label={t('search.label')}
          aria-expanded={isOpen}
          aria-controls={listId}
          aria-autocomplete="list"
          aria-activedescendant={activeId && `search ${activeId}`}
          autoComplete="off"
          maxLength={100}
          onChange={({ target }: ChangeEvent<HTMLInputElement>) => write(target.value)}
          onFocus={() => setOpen(true)}
          onBlur={close}
          onKeyDown={onKeyDown}
          sx={bareInput}
        />
        <SearchIcon aria-hidden sx={{ fontSize: 20, color: 'text.secondary' }} />
      </Box>
      <SearchResults
        open={isOpen}
        id={listId}
        word={word}
        choices={choices}
        activeId={activeId}
        isSearching={isSearching}
        isError={isError}
        onChoose={choose}
        onForget={forget}
      />
    </Box>
  )
}
