import { useTranslation } from 'react-i18next'
import { EmptyFrame } from '../../ui/drawings/empty-frame.tsx'
import { Card } from '../../ui/section.tsx'
import { EmptyState } from '../../ui/states.tsx'

/** An operator followed a link to a deleted store. */
export function StoreAbsent() {
  const { t } = useTranslation()
  const [title, text] = [t('ui.page.storeAbsent'), t('ui.page.storeAbsentText')]
  return (
    <Card padded={false}>
      <EmptyState title={title} text={text} drawing={<EmptyFrame />} />
    </Card>
  )
}
