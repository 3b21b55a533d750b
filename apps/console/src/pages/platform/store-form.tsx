import Box from '@mui/material/Box'
import { useTranslation } from 'react-i18next'
import { useNavigate, useSearchParams } from 'react-router'
import { StoreEditor, StoreNotFound } from '../../features/platform/store/store-editor.tsx'
import { useStoreNameById } from '../../features/platform/store/store-name.ts'
import { StoreForm } from '../../features/platform/store/store-form.tsx'
import { StoreQuotaEditor } from '../../features/platform/store-quota/store-quota-editor.tsx'
import { storePaths } from '../../features/platform/store/store.paths.ts'
import { readId } from '../../lib/format/read-id.ts'
import { useGoBack } from '../../lib/go-back.ts'
import { PageHeader } from '../../ui/page-header.tsx'
import { Card } from '../../ui/section.tsx'

/** /store/create and /store/edit: without i a new store, with it the store of that id. */
export function StoreFormPage() {
  const { t } = useTranslation()
  const navigate = useNavigate()
  const [params] = useSearchParams()
  const onCancel = useGoBack(storePaths.list)
  const onSaved = () => void navigate(storePaths.list)
  const given = params.get('i')
  const id = readId(given)
  const name = useStoreNameById(id)
  const isNew = !given
  const editTitle = name === undefined ? t('store.form.page') : t('store.form.editTitle', { name })
  return (
    <Box sx={{ maxWidth: 640 }}>
      <PageHeader
        title={isNew ? t('store.form.createTitle') : editTitle}
        purpose={isNew ? t('store.form.createPurpose') : t('store.form.editPurpose')}
      />
      <Card>
        {isNew && <StoreForm key="new" onSaved={onSaved} onCancel={onCancel} />}
        {!isNew && id && <StoreEditor key={id} id={id} onSaved={onSaved} onCancel={onCancel} />}
        {!isNew && !id && <StoreNotFound />}
      </Card>
      {!isNew && id && <StoreQuotaEditor key={`quota-${id}`} id={id} />}
    </Box>
  )
}
