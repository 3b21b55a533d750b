import History from '@mui/icons-material/History'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import { useId } from 'react'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Highlight } from '../../../ui/highlight.tsx'
import type { Found } from './find-pages.ts'

export type Choice = { id: string; word: string } | Found
const isFound = (choice: Choice): choice is Found => 'link' in choice

type OptionProps = {
  choice: Choice
  word: string
  isActive: boolean
  onChoose: (choice: Choice) => void
}

const option = {
  display: 'flex',
  alignItems: 'center',
  gap: 1.5,
  minHeight: 40,
  px: 1.25,
  borderRadius: '6px',
  cursor: 'pointer',
  '&:hover': { bgcolor: 'action.hover' },
}
const oneLine = { overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' } as const

/** Scroll an option reached by the arrow keys into view. */
const reveal = (node: HTMLElement | null) => node?.scrollIntoView({ block: 'nearest' })

function Option({ choice, word, isActive, onChoose }: OptionProps) {
  return (
    <Box
      component="li"
      role="option"
      ref={isActive ? reveal : undefined}
      id={`search ${choice.id}`}
      aria-selected={isActive}
      // Without this the input loses focus and the list closes before the click arrives.
      onMouseDown={(event) => event.preventDefault()}
      onClick={() => onChoose(choice)}
      sx={{ ...option, ...(isActive && { bgcolor: 'action.selected' }) }}
    >
      {isFound(choice) ? (
        <Box sx={{ minWidth: 0, flexGrow: 1 }}>
          <Box sx={oneLine}>
            <Highlight text={choice.title} word={word} />
          </Box>
          {choice.category !== 'page' && choice.detail && (
            <Box sx={{ fontSize: 12, lineHeight: '16px', color: 'text.secondary', pb: 0.5, ...oneLine }}>
              <Highlight text={choice.detail} word={word} />
            </Box>
          )}
        </Box>
      ) : (
        <>
          <History aria-hidden sx={{ fontSize: 18, color: 'text.secondary' }} />
          <Box sx={oneLine}>{choice.word}</Box>
        </>
      )}
    </Box>
  )
}

/** In the received order, so that the arrow keys move down the list as shown. */
function getGroups(found: readonly Found[]): [Found['category'], Found[]][] {
  return [...new Set(found.map(({ category }) => category))].map((category) => [
    category,
    found.filter((one) => one.category === category),
  ])
}

const groupTitle = {
  px: 1.25,
  pt: 1,
  pb: 0.25,
  fontSize: 12,
  lineHeight: '18px',
  fontWeight: 600,
  color: 'text.secondary',
} as const

function Group({ title, children }: { title: string; children: ReactNode }) {
  const titleId = useId()
  return (
    <Box component="li" role="presentation">
      <Box id={titleId} role="presentation" sx={groupTitle}>
        {title}
      </Box>
      <Box component="ul" role="group" aria-labelledby={titleId} sx={{ listStyle: 'none', m: 0, p: 0 }}>
        {children}
      </Box>
    </Box>
  )
}

const drop = {
  position: 'absolute',
  insetInline: 0,
  top: 'calc(100% + 6px)',
  zIndex: 'modal',
  p: 0.5,
  border: 1,
  borderColor: 'divider',
  borderRadius: '10px',
  bgcolor: 'background.paper',
  boxShadow: '0 12px 32px -8px rgb(11 18 32 / 0.28)',
} as const

type Props = {
  open: boolean
  id: string
  word: string
  choices: readonly Choice[]
  activeId: string | undefined
  isSearching: boolean
  isError: boolean
  onChoose: (choice: Choice) => void
  onForget: () => void
}

function Nothing({ word, isSearching, isError }: Pick<Props, 'word' | 'isSearching' | 'isError'>) {
  const { t } = useTranslation()
  const text = isError ? t('search.failed') : isSearching ? t('brand.loading') : t('search.none', { word })
  return (
    <Box role="status" sx={{ px: 1.25, py: 1.5, color: 'text.secondary' }}>
      {word ? text : t('search.hint')}
      {word && !isSearching && !isError && <Box sx={{ fontSize: 12 }}>{t('search.noneText')}</Box>}
    </Box>
  )
}

export function SearchResults(props: Props) {
  const { open, id, word, choices, activeId, onChoose, onForget } = props
  const { t } = useTranslation()
  if (!open) return null
  const isHistory = !word && choices.length > 0
  const getOption = (choice: Choice) => (
    <Option key={choice.id} isActive={choice.id === activeId} {...{ choice, word, onChoose }} />
  )
  return (
    <Box sx={drop}>
      {isHistory && (
        <Box
          sx={{
            display: 'flex',
            alignItems: 'center',
            justifyContent: 'space-between',
            pl: 1.25,
            fontSize: 12,
            color: 'text.secondary',
          }}
        >
          {t('search.history')}
          <Button
            size="small"
            color="inherit"
            onMouseDown={(event) => event.preventDefault()}
            onClick={onForget}
          >
            {t('search.forget')}
          </Button>
        </Box>
      )}
      <Box
        component="ul"
        role="listbox"
        id={id}
        aria-label={t('search.results')}
        sx={{ listStyle: 'none', m: 0, p: 0, maxHeight: 'min(420px, 70dvh)', overflowY: 'auto' }}
      >
        {isHistory
          ? choices.map(getOption)
          : getGroups(choices.filter(isFound)).map(([category, found]) => (
              <Group key={category} title={t(`search.category.${category}`)}>
                {found.map(getOption)}
              </Group>
            ))}
      </Box>
      {choices.length === 0 && <Nothing {...props} />}
    </Box>
  )
}
