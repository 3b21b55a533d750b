import type { Playlist } from '@lumiroute/contract/playlist'
import Alert from '@mui/material/Alert'
import { useWatch } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { useContractForm } from '../../../lib/form/contract-form.ts'
import { FormDialog } from '../../../ui/dialog/form-dialog.tsx'
import { Wide } from '../../../ui/form/form-layout.tsx'
import { SelectField } from '../../../ui/form/select-field.tsx'
import { TextField } from '../../../ui/form/text-field.tsx'
import { MaterialFields } from './material-fields.tsx'
import { PlaylistDraft, toValues } from './playlist-draft.ts'
import type { SentDraft } from './playlist-draft.ts'
import { formatChoices } from './playlist-choices.ts'
import { useSavePlaylist } from './save-playlist.ts'

export type PlaylistDialogProps = {
  open: boolean
  storeId: number
  storeCode: string
  /** Absent for a new playlist. */
  playlist?: Playlist | undefined
  onClose: () => void
}

export function PlaylistDialog({ open, storeId, storeCode, playlist, onClose }: PlaylistDialogProps) {
  const { t } = useTranslation()
  const save = useSavePlaylist(storeId, playlist)
  const { form, control, submit, busy, dirty, failure } = useContractForm<PlaylistDraft, SentDraft>({
    schema: PlaylistDraft,
    defaultValues: toValues(playlist),
    onSubmit: async (values) => {
      await save(values)
      onClose()
    },
  })
  const isLocked = useWatch({ control, name: 'material_data' }).length > 0
  const title = playlist ? t('playlist.form.editTitle', { name: playlist.name }) : t('playlist.form.addTitle')
  return (
    <FormDialog
      {...{ open, onClose, busy, dirty, failure, title }}
      onSubmit={submit}
      submitLabel={playlist ? undefined : t('playlist.form.submit')}
      columns={2}
      width="md"
    >
      <TextField control={control} name="name" label={t('playlist.form.name')} autoComplete="off" required />
      <SelectField
        control={control}
        name="format"
        label={t('playlist.form.format')}
        options={formatChoices(t)}
        helper={isLocked ? t('playlist.form.formatLocked') : t('playlist.form.formatHelper')}
        disabled={isLocked}
        required
      />
      {playlist && playlist.usedBy.length > 0 && (
        <Wide>
          <Alert severity="info">{t('playlist.form.inUse')}</Alert>
        </Wide>
      )}
      <Wide>
        <MaterialFields form={form} storeCode={storeCode} />
      </Wide>
    </FormDialog>
  )
}
