import type { Playlist } from '@lumiroute/contract/playlist'
import Alert from '@mui/material/Alert'
import Link from '@mui/material/Link'
import { useWatch } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { Wide } from '../../../ui/form/form-layout.tsx'
import { RadioField } from '../../../ui/form/radio-field.tsx'
import { SelectField } from '../../../ui/form/select-field.tsx'
import type { AdControl } from './ad-fields-type.ts'
import { toChoices } from './ad-choices.ts'
import { FieldGrid } from './field-grid.tsx'

export type ContentFieldsProps = {
  control: AdControl
  playlists: readonly Playlist[] | undefined
  playlistPath: string
  /** Playlists that the ad already uses, shown until the list has loaded. */
  named: readonly Named[]
}
type Named = { id: number; name: string }

function NoPlaylists({ path }: { path: string }) {
  const { t } = useTranslation()
  return (
    <Wide>
      <Alert severity="warning" role="status">
        {t('ad.form.noPlaylists')}{' '}
        <Link href={path} color="inherit">
          {t('ad.form.noPlaylistsLink')}
        </Link>
      </Alert>
    </Wide>
  )
}

function usePlaylistOptions(playlists: readonly Playlist[] | undefined, named: readonly Named[]) {
  const { t } = useTranslation()
  if (!playlists) return named.map(({ id, name }) => ({ value: id, label: name }))
  return playlists.map(({ id, name, totalFileCount }) => ({
    value: id,
    label: t('ad.form.playlistOption', { name, total: totalFileCount }),
  }))
}

export function ContentFields({ control, playlists, playlistPath, named }: ContentFieldsProps) {
  const { t } = useTranslation()
  const mode = useWatch({ control, name: 'mode' })
  const options = usePlaylistOptions(playlists, named)
  return (
    <FieldGrid>
      {playlists?.length === 0 && <NoPlaylists path={playlistPath} />}
      <SelectField
        control={control}
        name="mode"
        label={t('ad.field.mode')}
        helper={t(`ad.modeHelp.${mode}`)}
        options={toChoices(t, 'mode')}
        required
      />
      <RadioField
        control={control}
        name="orientation"
        label={t('ad.field.orientation')}
        options={toChoices(t, 'orientation')}
      />
      <SelectField
        control={control}
        name="playId1"
        label={t('ad.field.playId1')}
        options={options}
        required
      />
      {mode !== 'basic' && (
        <SelectField control={control} name="playId2" label={t('ad.field.playId2')} options={options} />
      )}
    </FieldGrid>
  )
}
