import Box from '@mui/material/Box'
import { useTranslation } from 'react-i18next'
import { useNavigate, useSearchParams } from 'react-router'
import { PlaceEditor, PlaceNotFound } from '../../features/road/place/place-editor.tsx'
import { PlaceForm } from '../../features/road/place/place-form.tsx'
import { placePaths } from '../../features/road/place/place.paths.ts'
import { useGoBack } from '../../lib/go-back.ts'
import { readId } from '../../lib/format/read-id.ts'
import { PageHeader } from '../../ui/page-header.tsx'
import { Card } from '../../ui/section.tsx'

/** Without i a new place, with it the place of that id. */
export function PlaceEditPage() {
  const { t } = useTranslation()
  const navigate = useNavigate()
  const [params] = useSearchParams()
  const onCancel = useGoBack(placePaths.list)
  const onSaved = () => void navigate(placePaths.list)
  const given = params.get('i')
  const id = readId(given)
  return (
    <Box sx={{ maxWidth: 760 }}>
      <PageHeader
        title={given ? t('place.form.editTitle') : t('place.form.createTitle')}
        purpose={given ? t('place.form.editPurpose') : t('place.form.createPurpose')}
      />
      <Card>
        {!given && <PlaceForm key="new" onSaved={onSaved} onCancel={onCancel} />}
        {given && id && <PlaceEditor key={id} id={id} onSaved={onSaved} onCancel={onCancel} />}
        {given && !id && <PlaceNotFound />}
      </Card>
    </Box>
  )
}
