import type { Tag } from '@lumiroute/contract/tag'
import Check from '@mui/icons-material/Check'
import Box from '@mui/material/Box'
import ButtonBase from '@mui/material/ButtonBase'
import { useTranslation } from 'react-i18next'
import { formatCount } from '../../../lib/format/format.ts'
import { TagDot } from './tag-chip.tsx'

export type TagPickerProps = {
  label: string
  tags: readonly Tag[]
  chosen: readonly string[]
  onChange: (codes: string[]) => void
  /** As one column with group headings, on wide pages. */
  isColumn?: boolean
}

const toggled = (chosen: readonly string[], code: string) =>
  chosen.includes(code) ? chosen.filter((each) => each !== code) : [...chosen, code]

const look = (isChosen: boolean, isColumn: boolean) =>
  ({
    justifyContent: 'flex-start',
    flexShrink: 0,
    gap: 0.75,
    height: 32,
    px: 1.25,
    fontSize: 13,
    borderRadius: '8px',
    border: 1,
    borderColor: isChosen ? 'primary.main' : 'divider',
    bgcolor: isChosen ? 'action.selected' : 'background.paper',
    fontWeight: isChosen ? 600 : 400,
    ...(isColumn && {
      width: { lg: '100%' },
      borderColor: {
        xs: isChosen ? 'primary.main' : 'divider',
        lg: isChosen ? 'primary.main' : 'transparent',
      },
    }),
    '&:hover': { bgcolor: isChosen ? 'action.selected' : 'action.hover' },
  }) as const

type OneProps = { tag: Tag; isChosen: boolean; isColumn: boolean; onToggle: () => void }

function OneTag({ tag, isChosen, isColumn, onToggle }: OneProps) {
  const { t } = useTranslation()
  const total = formatCount(tag.memberCount)
  return (
    <ButtonBase
      aria-pressed={isChosen}
      aria-label={t('tag.filter.count', { name: tag.tagName, total })}
      onClick={onToggle}
      sx={look(isChosen, isColumn)}
    >
      {isChosen ? (
        <Check aria-hidden sx={{ fontSize: 14, color: 'primary.main' }} />
      ) : (
        <TagDot color={tag.tagColor} />
      )}
      <Box component="span" sx={{ overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' }}>
        {tag.tagName}
      </Box>
      <Box
        component="span"
        sx={{
          ml: 'auto',
          pl: 0.5,
          fontSize: 12,
          color: 'text.secondary',
          fontVariantNumeric: 'tabular-nums',
        }}
      >
        {total}
      </Box>
    </ButtonBase>
  )
}

function getGroups(tags: readonly Tag[]): [string, Tag[]][] {
  const groups = new Map<string, Tag[]>()
  for (const tag of tags) groups.set(tag.tagGroup, [...(groups.get(tag.tagGroup) ?? []), tag])
  return [...groups].toSorted(([a], [b]) => (a === '' ? 1 : b === '' ? -1 : a.localeCompare(b)))
}

const headLook = {
  display: { xs: 'none', lg: 'block' },
  fontSize: 12,
  color: 'text.secondary',
  px: 1.25,
  pt: 1,
} as const
const rowLook = { display: 'flex', flexWrap: 'wrap', gap: 0.75 } as const
const columnLook = {
  display: 'flex',
  gap: { xs: 0.75, lg: 0.25 },
  flexDirection: { lg: 'column' },
  overflowX: { xs: 'auto', lg: 'visible' },
  pb: { xs: 0.5, lg: 0 },
} as const

/** Toggleable tags, each with its number of members. */
export function TagPicker({ label, tags, chosen, onChange, isColumn = false }: TagPickerProps) {
  const { t } = useTranslation()
  const groups = getGroups(tags)
  return (
    <Box role="group" aria-label={label} sx={isColumn ? columnLook : rowLook}>
      {groups.map(([group, members]) => (
        <Box key={group} sx={{ display: 'contents' }}>
          {isColumn && groups.length > 1 && <Box sx={headLook}>{group || t('tag.filter.ungrouped')}</Box>}
          {members.map((tag) => (
            <OneTag
              key={tag.tagCode}
              {...{ tag, isColumn }}
              isChosen={chosen.includes(tag.tagCode)}
              onToggle={() => onChange(toggled(chosen, tag.tagCode))}
            />
          ))}
        </Box>
      ))}
    </Box>
  )
}
