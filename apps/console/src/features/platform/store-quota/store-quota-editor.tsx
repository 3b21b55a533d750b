import { getStore } from '@lumiroute/contract/store'
import Box from '@mui/material/Box'
import { useRead } from '../../../lib/api/query.ts'
import { StoreQuotaSection } from './store-quota-section.tsx'

/** Edits a store's limits. The form above reports a store that cannot be loaded. */
export function StoreQuotaEditor({ id }: { id: number }) {
  const { data } = useRead(getStore, { id })
  if (!data?.store.actions.includes('setQuota')) return null
  return (
    <Box sx={{ mt: 2 }}>
      <StoreQuotaSection storeCode={data.store.storeCode} editable={data.store} />
    </Box>
  )
}
