import type { Tag } from '@lumiroute/contract/tag'
import Add from '@mui/icons-material/Add'
import AutoAwesome from '@mui/icons-material/AutoAwesomeOutlined'
import DeleteOutlined from '@mui/icons-material/DeleteOutlined'
import EditOutlined from '@mui/icons-material/EditOutlined'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Dialog from '@mui/material/Dialog'
import DialogActions from '@mui/material/DialogActions'
import DialogContent from '@mui/material/DialogContent'
import DialogTitle from '@mui/material/DialogTitle'
import IconButton from '@mui/material/IconButton'
import useMediaQuery from '@mui/material/useMediaQuery'
import { useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { formatCount } from '../../../lib/format/format.ts'
import { EmptyState, LoadingState } from '../../../ui/states.tsx'
import { useTags } from './list-tags.ts'
import { useDeleteTag } from './save-tag.ts'
import { TagDot } from './tag-chip.tsx'
import { TagFormDialog } from './tag-form-dialog.tsx'

export type TagManagerProps = { storeCode: string; onClose: () => void }

const row = {
  display: 'flex',
  alignItems: 'center',
  gap: 1.25,
  minHeight: 48,
  borderBottom: 1,
  borderColor: 'divider',
  '&:last-of-type': { borderBottom: 0 },
} as const

type RowProps = { tag: Tag; onEdit: () => void; onRemove: () => void }

function TagRow({ tag, onEdit, onRemove }: RowProps) {
  const { t } = useTranslation()
  const name = tag.tagName
  return (
    <Box component="li" sx={row}>
      <TagDot color={tag.tagColor} />
      <Box sx={{ flexGrow: 1, minWidth: 0 }}>
        <Box sx={{ fontWeight: 550, overflowWrap: 'anywhere' }}>{name}</Box>
        <Box sx={{ display: 'flex', gap: 0.5, alignItems: 'center', fontSize: 12, color: 'text.secondary' }}>
          {tag.tagType === 'auto' && <AutoAwesome aria-hidden sx={{ fontSize: 14 }} />}
          {[tag.tagGroup, t(`tag.type.${tag.tagType}`)].filter(Boolean).join('・')}
        </Box>
      </Box>
      <Box sx={{ fontVariantNumeric: 'tabular-nums', whiteSpace: 'nowrap' }}>
        {t('tag.manage.members', { total: formatCount(tag.memberCount) })}
      </Box>
      <IconButton aria-label={t('tag.manage.edit', { name })} onClick={onEdit}>
        <EditOutlined sx={{ fontSize: 20 }} />
      </IconButton>
      <IconButton aria-label={t('tag.manage.remove', { name })} onClick={onRemove}>
        <DeleteOutlined sx={{ fontSize: 20 }} />
      </IconButton>
    </Box>
  )
}

type ListProps = {
  tags: readonly Tag[]
  isPending: boolean
  onEdit: (tag: Tag) => void
  onRemove: (tag: Tag) => void
}

function TagRows({ tags, isPending, onEdit, onRemove }: ListProps) {
  const { t } = useTranslation()
  if (isPending) return <LoadingState lines={5} />
  if (tags.length === 0) return <EmptyState title={t('tag.manage.empty')} text={t('tag.manage.emptyText')} />
  return (
    <Box component="ul" sx={{ m: 0, p: 0, listStyle: 'none' }}>
      {tags.map((tag) => (
        <TagRow key={tag.tagCode} tag={tag} onEdit={() => onEdit(tag)} onRemove={() => onRemove(tag)} />
      ))}
    </Box>
  )
}

/** Creates, edits and deletes the store's tags. */
export function TagManager({ storeCode, onClose }: TagManagerProps) {
  const { t } = useTranslation()
  const titleId = useId()
  const isPhone = useMediaQuery('(max-width:599.95px)', { noSsr: true })
  const { tags, isPending } = useTags(storeCode)
  const { deleteTag, dialog } = useDeleteTag(storeCode)
  const [edited, setEdited] = useState<{ tag: Tag | undefined }>()
  return (
    <>
      <Dialog open onClose={onClose} fullWidth maxWidth="sm" fullScreen={isPhone} aria-labelledby={titleId}>
        <DialogTitle id={titleId}>{t('tag.manage.title')}</DialogTitle>
        <DialogContent>
          <TagRows
            {...{ tags, isPending }}
            onEdit={(tag) => setEdited({ tag })}
            onRemove={(tag) => void deleteTag(tag)}
          />
        </DialogContent>
        <DialogActions sx={{ justifyContent: 'space-between' }}>
          <Button startIcon={<Add />} variant="contained" onClick={() => setEdited({ tag: undefined })}>
            {t('tag.manage.add')}
          </Button>
          <Button variant="outlined" color="inherit" onClick={onClose}>
            {t('tag.manage.close')}
          </Button>
        </DialogActions>
      </Dialog>
      {edited && (
        <TagFormDialog storeCode={storeCode} tag={edited.tag} onClose={() => setEdited(undefined)} />
      )}
      {dialog}
    </>
  )
}
