import { useSearchParams } from 'react-router'
import { RecordNotFound, RecordView } from '../../features/road/record/record-view.tsx'
import { recordPaths } from '../../features/road/record/record.paths.ts'
import { useUser } from '../../features/platform/session/current-user.tsx'
import { readId } from '../../lib/format/read-id.ts'
import { useStoreChoice } from '../../lib/session/store-choice.ts'

export function AdRecordRoutePage() {
  const [params] = useSearchParams()
  const user = useUser()
  const { storeCode, isNamed, canChoose } = useStoreChoice(user)
  const adId = readId(params.get('adId'))
  const recordId = readId(params.get('recordId'))
  const listPath = recordPaths.list(isNamed ? storeCode : undefined)
  if (!adId || !recordId) return <RecordNotFound listPath={listPath} />
  return (
    <RecordView
      key={recordId}
      storeId={canChoose ? undefined : user.storeId}
      adId={adId}
      recordId={recordId}
      listPath={listPath}
    />
  )
}
