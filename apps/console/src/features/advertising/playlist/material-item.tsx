import { maxImageSeconds } from '@lumiroute/contract/playlist'
import { useSortable } from '@dnd-kit/sortable'
import { CSS } from '@dnd-kit/utilities'
import DeleteOutlined from '@mui/icons-material/DeleteOutlined'
import DragIndicator from '@mui/icons-material/DragIndicator'
import Box from '@mui/material/Box'
import FormHelperText from '@mui/material/FormHelperText'
import IconButton from '@mui/material/IconButton'
import { useFormState, useWatch } from 'react-hook-form'
import type { Control } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { formatMegabytes } from '../../../lib/format/format.ts'
import { NumberField } from '../../../ui/form/number-field.tsx'
import { TextField } from '../../../ui/form/text-field.tsx'
import { Thumbnail } from '../../../ui/media/thumbnail.tsx'
import type { Medium } from '../../../ui/media/thumbnail.tsx'
import { Tooltip } from '../../../ui/tooltip.tsx'
import { durationText } from './playlist.columns.tsx'
import type { PlaylistDraft, SentDraft } from './playlist-draft.ts'

export type DraftControl = Control<PlaylistDraft, unknown, SentDraft>
type ItemProps = {
  control: DraftControl
  id: string
  index: number
  onOpen: (medium: Medium) => void
  onDelete: (name: string) => void
}

const row = {
  display: 'grid',
  alignItems: 'start',
  columnGap: 1.25,
  rowGap: 0.75,
  gridTemplateColumns: { xs: '32px 72px minmax(0, 1fr) 36px', sm: '32px 72px minmax(0, 1fr) 108px 36px' },
  gridTemplateAreas: {
    xs: '"handle picture name delete" "handle picture seconds seconds" "note note note note"',
    sm: '"handle picture name seconds delete" "note note note note note"',
  },
  p: 1,
  border: 1,
  borderColor: 'divider',
  borderRadius: '8px',
  bgcolor: 'background.paper',
  listStyle: 'none',
} as const

const facts = { fontSize: 12, lineHeight: '16px', color: 'text.secondary', mt: 0.5 } as const

function Seconds({ control, index, name }: Pick<ItemProps, 'control' | 'index'> & { name: string }) {
  const { t } = useTranslation()
  const { type, duration = 0 } = useWatch({ control, name: `material_data.${index}` })
  if (type === 'video')
    return (
      <Box
        aria-label={t('playlist.form.videoSeconds')}
        role="note"
        sx={{
          fontSize: 14,
          lineHeight: '36px',
          textAlign: { sm: 'right' },
          fontVariantNumeric: 'tabular-nums',
        }}
      >
        {durationText(duration)}
      </Box>
    )
  return (
    <NumberField
      control={control}
      name={`material_data.${index}.duration`}
      label={t('playlist.form.seconds', { name })}
      labelHidden
      min={1}
      max={maxImageSeconds}
      end={t('playlist.form.secondsUnit')}
    />
  )
}

function DragHandle({ label, ...handle }: { label: string } & Record<string, unknown>) {
  return (
    <IconButton
      size="small"
      {...handle}
      aria-label={label}
      sx={{ gridArea: 'handle', mt: 0.25, cursor: 'grab', touchAction: 'none', color: 'text.secondary' }}
    >
      <DragIndicator />
    </IconButton>
  )
}

/** One material in the dialog's list: handle, picture, name, seconds. */
export function MaterialItem({ control, id, index, onOpen, onDelete }: ItemProps) {
  const { t } = useTranslation()
  const draft = useWatch({ control, name: `material_data.${index}` })
  const { errors } = useFormState({ control, name: `material_data.${index}.fileName` })
  const { attributes, listeners, setNodeRef, setActivatorNodeRef, transform, transition, isDragging } =
    useSortable({ id })
  const { name, type, url, resolution, fileSize } = draft
  const refusal = errors.material_data?.[index]?.fileName?.message
  const deleteLabel = t('playlist.material.delete', { name })
  const moved = { transform: CSS.Translate.toString(transform), transition }
  return (
    <Box
      component="li"
      ref={setNodeRef}
      style={moved}
      sx={{ ...row, ...(isDragging && { zIndex: 1, position: 'relative', boxShadow: 3 }) }}
    >
      <DragHandle
        ref={setActivatorNodeRef}
        label={t('ui.order.handle', { name })}
        {...attributes}
        {...listeners}
      />
      <Box sx={{ gridArea: 'picture' }}>
        <Thumbnail
          medium={{ type, url, name }}
          width={72}
          height={48}
          openLabel={t('playlist.material.open', { name })}
          onOpen={() => onOpen({ type, url, name })}
        />
      </Box>
      <Box sx={{ gridArea: 'name', minWidth: 0 }}>
        <TextField
          control={control}
          name={`material_data.${index}.name`}
          label={t('playlist.form.materialName', { no: index + 1 })}
          labelHidden
          autoComplete="off"
        />
        <Box sx={facts}>{[resolution, formatMegabytes(fileSize)].filter(Boolean).join('・')}</Box>
      </Box>
      <Box sx={{ gridArea: 'seconds' }}>
        <Seconds control={control} index={index} name={name} />
      </Box>
      <Tooltip title={deleteLabel}>
        <IconButton
          size="small"
          aria-label={deleteLabel}
          onClick={() => onDelete(name)}
          sx={{ gridArea: 'delete', mt: 0.25, color: 'error.main' }}
        >
          <DeleteOutlined />
        </IconButton>
      </Tooltip>
      {refusal && (
        <FormHelperText error role="alert" sx={{ gridArea: 'note', m: 0 }}>
          {refusal}
        </FormHelperText>
      )}
    </Box>
  )
}
