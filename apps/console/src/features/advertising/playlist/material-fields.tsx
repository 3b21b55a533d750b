import Box from '@mui/material/Box'
import { useState } from 'react'
import { useFieldArray, useWatch } from 'react-hook-form'
import type { UseFormReturn } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { formatMegabytes } from '../../../lib/format/format.ts'
import { useConfirm } from '../../../ui/dialog/use-confirm.tsx'
import { FieldShell } from '../../../ui/form/field-shell.tsx'
import { useHold } from '../../../ui/form/form-hold.tsx'
import { useMedium } from '../../../ui/media/use-medium.tsx'
import { SortableList } from '../../../ui/order/sortable-list.tsx'
import { DropZone } from '../../../ui/upload/drop-zone.tsx'
import { RefusedFiles } from '../../../ui/upload/refused-files.tsx'
import { JobTile } from '../../../ui/upload/upload-tile.tsx'
import { useHint } from '../../../ui/upload/upload-texts.ts'
import { MaterialItem } from './material-item.tsx'
import type { DraftControl } from './material-item.tsx'
import { durationText } from './playlist.columns.tsx'
import { getPlace, computeTotals, uploadedDraft } from './playlist-draft.ts'
import type { PlaylistDraft, SentDraft } from './playlist-draft.ts'
import { useMaterialUpload } from './use-material-upload.ts'

export type MaterialFieldsProps = {
  form: UseFormReturn<PlaylistDraft, unknown, SentDraft>
  storeCode: string
}

function Totals({ control }: { control: DraftControl }) {
  const { t } = useTranslation()
  const drafts = useWatch({ control, name: 'material_data' })
  const { seconds, size } = computeTotals(drafts)
  const words = { total: drafts.length, duration: durationText(seconds), size: formatMegabytes(size) }
  return (
    <Box
      role="status"
      sx={{ fontSize: 12, lineHeight: '20px', mt: '3px', color: 'text.secondary', whiteSpace: 'nowrap' }}
    >
      {drafts.length > 0 && t('playlist.form.totals', words)}
    </Box>
  )
}

/** Drop zone and sortable list of materials, each with name and seconds. */
export function MaterialFields({ form, storeCode }: MaterialFieldsProps) {
  const { t } = useTranslation()
  const { control } = form
  const confirm = useConfirm()
  const { show, dialog } = useMedium()
  const [id] = useState(() => `materials-${crypto.randomUUID()}`)
  const { fields, insert, move, remove } = useFieldArray({ control, name: 'material_data', keyName: 'key' })
  const format = useWatch({ control, name: 'format' }) as PlaylistDraft['format'] | undefined
  // An empty playlist would show a black screen.
  useHold(fields.length === 0)
  const { queue, limits, refused, onFiles } = useMaterialUpload({
    storeCode,
    format,
    count: fields.length,
    onFormat: (chosen) => form.setValue('format', chosen, { shouldDirty: true, shouldValidate: true }),
    onUploaded: (file) =>
      insert(getPlace(form.getValues('material_data'), file.turn), uploadedDraft(file), {
        shouldFocus: false,
      }),
  })
  const hint = useHint(limits)
  const askDelete = async (index: number, name: string) => {
    const title = t('playlist.material.deleteAsk')
    if (await confirm({ title, text: t('playlist.material.deleteLater', { name }), destructive: true }))
      remove(index)
  }
  return (
    <FieldShell
      id={id}
      label={t('playlist.form.materials')}
      helper={fields.length > 1 ? t('playlist.form.materialsHelper') : undefined}
      aside={<Totals control={control} />}
      isGroup
      required
    >
      <Box sx={{ display: 'grid', gap: 1 }}>
        <SortableList
          label={t('playlist.form.materials')}
          items={fields}
          onMove={move}
          look={{ display: 'grid', gap: 1 }}
        >
          {fields.map((field, index) => (
            <MaterialItem
              key={field.key}
              id={field.key}
              {...{ control, index }}
              onOpen={show}
              onDelete={(name) => void askDelete(index, name)}
            />
          ))}
        </SortableList>
        {queue.jobs.length > 0 && (
          <Box component="ul" sx={{ m: 0, p: 0, listStyle: 'none', display: 'grid', gap: 1 }}>
            {queue.jobs.map((job) => (
              <JobTile
                key={job.id}
                job={job}
                onCancel={() => queue.cancel(job.id)}
                onRetry={() => queue.retry(job.id)}
              />
            ))}
          </Box>
        )}
        <RefusedFiles texts={refused} />
        <DropZone
          label={t('playlist.form.materials')}
          types={limits.types}
          multiple
          hint={hint}
          onFiles={onFiles}
        />
      </Box>
      {dialog}
    </FieldShell>
  )
}
