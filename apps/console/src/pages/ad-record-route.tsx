import { useSearchParams } from 'react-router'
import { RecordNotFound, RecordView } from '../features/record/record-view.tsx'
import { recordPaths } from '../features/record/record.paths.ts'
import { useChosenStore } from '../features/store/chosen-store.tsx'
import { readId } from '../lib/read-id.ts'

export function AdRecordRoutePage() {
  const [params] = useSearchParams()
  const { storeId, storeCode, isAbsent, canChoose } = useChosenStore()
  const adId = readId(params.get('adId'))
  const recordId = readId(params.get('recordId'))
  const storePath = canChoose ? storeCode : undefined
  const listPath = recordPaths.list(storePath)
  if (isAbsent || !adId || !recordId) return <RecordNotFound listPath={listPath} />
  return (
    <RecordView
      key={recordId}
      storeId={storeId}
      adId={adId}
      recordId={recordId}
      storePath={storePath}
      listPath={listPath}
    />
  )
}
