import type { Tag } from '@lumiroute/contract/tag'
import Box from '@mui/material/Box'
import { tagColour } from './tag-colours.ts'

export function TagDot({ color }: { color: string }) {
  return (
    <Box
      component="span"
      aria-hidden
      sx={{ width: 8, height: 8, borderRadius: '50%', flexShrink: 0, bgcolor: tagColour(color) }}
    />
  )
}

const look = {
  display: 'inline-flex',
  alignItems: 'center',
  gap: 0.625,
  maxWidth: 160,
  height: 22,
  px: 0.875,
  borderRadius: '6px',
  bgcolor: 'action.hover',
  fontSize: 12,
  lineHeight: '16px',
} as const
const oneLine = { overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' } as const

export function TagChip({ tag }: { tag: Pick<Tag, 'tagName' | 'tagColor'> }) {
  return (
    <Box component="span" sx={look}>
      <TagDot color={tag.tagColor} />
      <Box component="span" sx={oneLine}>
        {tag.tagName}
      </Box>
    </Box>
  )
}

export type TagChipsProps = {
  tags: readonly Pick<Tag, 'tagCode' | 'tagName' | 'tagColor'>[]
  atMost?: number
}

/** The first few tags, and the number of the others. */
export function TagChips({ tags, atMost = tags.length }: TagChipsProps) {
  const rest = tags.length - atMost
  return (
    <Box component="span" sx={{ display: 'inline-flex', flexWrap: 'wrap', gap: 0.5, alignItems: 'center' }}>
      {tags.slice(0, atMost).map((tag) => (
        <TagChip key={tag.tagCode} tag={tag} />
      ))}
      {rest > 0 && (
        <Box component="span" sx={{ fontSize: 12, color: 'text.secondary' }}>
          +{rest}
        </Box>
      )}
    </Box>
  )
}
