import History from '@mui/icons-material/History'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import { useTranslation } from 'react-i18next'
import type { Found } from './find-pages.ts'

export type Choice = { id: string; word: string } | Found
const isFound = (choice: Choice): choice is Found => 'link' in choice

type OptionProps = { choice: Choice; isActive: boolean; onChoose: (choice: Choice) => void }

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

function Option({ choice, isActive, onChoose }: OptionProps) {
  const { t } = useTranslation()
  return (
    <Box
      component="li"
      role="option"
      id={`search ${choice.id}`}
      aria-selected={isActive}
      // The input must keep the focus, or the list closes before the press arrives.
      onMouseDown={(event) => event.preventDefault()}
      onClick={() => onChoose(choice)}
      sx={{ ...option, ...(isActive && { bgcolor: 'action.selected' }) }}
    >
      {isFound(choice) ? (
        <>
          <Box sx={{ minWidth: 0, flexGrow: 1 }}>
            <Box sx={oneLine}>{choice.title}</Box>
            {choice.category !== 'page' && (
              <Box sx={{ fontSize: 12, lineHeight: '16px', color: 'text.secondary', pb: 0.5, ...oneLine }}>
                {choice.detail}
              </Box>
            )}
          </Box>
          <Box sx={{ fontSize: 12, color: 'text.secondary', flexShrink: 0 }}>
            {t(`search.category.${choice.category}`)}
          </Box>
        </>
      ) : (
        <>
          <History aria-hidden sx={{ fontSize: 18, color: 'text.secondary' }} />
          <Box sx={oneLine}>{choice.word}</Box>
        </>
      )}
    </Box>
  )
}

type Props = {
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
  const { id, word, choices, activeId, onChoose, onForget } = props
  const { t } = useTranslation()
  const isHistory = !word && choices.length > 0
  return (
    <Box sx={{ p: 0.5, maxHeight: 'min(420px, 70dvh)', overflowY: 'auto' }}>
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
        sx={{ listStyle: 'none', m: 0, p: 0 }}
      >
        {choices.map((choice) => (
          <Option key={choice.id} choice={choice} isActive={choice.id === activeId} onChoose={onChoose} />
        ))}
      </Box>
      {choices.length === 0 && <Nothing {...props} />}
    </Box>
  )
}
