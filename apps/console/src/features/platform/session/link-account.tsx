import { findPasswordLink } from '@lumiroute/contract/session'
import type { AnswerOf } from '@lumiroute/contract'
import Alert from '@mui/material/Alert'
import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { call } from '../../../lib/api/client.ts'
import { isApiError } from '../../../lib/api/client-error.ts'

type Found = AnswerOf<typeof findPasswordLink>

/** The account of a mailed link: an address may have several, and the mail does not always name them. */
export function LinkAccount({ token }: { token: string }) {
  const { t } = useTranslation()
  const [found, setFound] = useState<Found>()
  const [failure, setFailure] = useState<string>()
  useEffect(() => {
    call(findPasswordLink, { token }).then(setFound, (error: unknown) => {
      if (isApiError(error) && error.status === 400) setFailure(error.message)
    })
  }, [token])
  if (failure)
    return (
      <Alert severity="error" role="alert" sx={{ mb: 2 }}>
        {failure}
      </Alert>
    )
  if (!found) return null
  const { adminAccount: account, storeName: store } = found
  return (
    <Alert severity="info" role="status" sx={{ mb: 2 }}>
      {t('session.resetPassword.of', { account, store })}
    </Alert>
  )
}
