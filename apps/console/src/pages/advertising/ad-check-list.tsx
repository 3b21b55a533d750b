import type { Ad } from '@lumiroute/contract/ad'
import { Suspense, lazy, useCallback, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router'
import { AdCheckTable } from '../../features/advertising/ad-check/ad-check-table.tsx'
import { adCheckPaths } from '../../features/advertising/ad/ad.paths.ts'
import { useTableUrlState } from '../../lib/table/table-url.ts'
import { PageHeader } from '../../ui/page-header.tsx'

const ApproveAdsDialog = lazy(async () => ({
  default: (await import('../../features/advertising/ad-check/approve-ads-dialog.tsx')).ApproveAdsDialog,
}))

export function AdCheckListPage() {
  const { t } = useTranslation()
  const navigate = useNavigate()
  const table = useTableUrlState({ filters: ['payStatus'], sizes: [20, 50, 100] })
  const [chosen, setChosen] = useState<readonly Ad[]>()
  const open = useCallback((ad: Ad) => void navigate(adCheckPaths.edit(ad)), [navigate])
  return (
    <>
      <PageHeader title={t('adCheck.list.title')} purpose={t('adCheck.list.purpose')} />
      <AdCheckTable {...table} onOpen={open} onApprove={setChosen} />
      {chosen && (
        <Suspense>
          <ApproveAdsDialog open ads={chosen} onClose={() => setChosen(undefined)} />
        </Suspense>
      )}
    </>
  )
}
