import Button from '@mui/material/Button'
import { useTranslation } from 'react-i18next'
import { EmptyFrame } from '../../../ui/drawings/empty-frame.tsx'
import { Card } from '../../../ui/section.tsx'
import { EmptyState } from '../../../ui/states.tsx'

/** The item in the URL does not exist, or no longer does. */
export function ThingNotFound({ title, listPath }: { title: string; listPath: string }) {
  const { t } = useTranslation()
  const back = (
    <Button variant="outlined" href={listPath}>
      {t('catalogue.back')}
    </Button>
  )
  return (
    <Card padded={false}>
      <EmptyState title={title} text={t('catalogue.notFoundText')} drawing={<EmptyFrame />} action={back} />
    </Card>
  )
}
