import type { FileKind } from '@lumiroute/contract/file'
import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { freshToken } from '../../../lib/api/client.ts'
import { createUpload } from '../../../lib/api/upload.ts'
import type { Upload } from '../../../lib/api/upload.ts'

type Kind = Extract<FileKind, 'product' | 'banner' | 'message'>

/** Uploads of the shop; a slot crops the picture to its size. Supplies a message for network failures. */
export function useShopUpload(storeCode: string, kind: Kind, slot?: 'big' | 'square'): Upload {
  const { t } = useTranslation()
  return useMemo(() => {
    const query = slot ? `?slot=${slot}` : ''
    const url = `/api/store/${encodeURIComponent(storeCode)}/upload/${kind}${query}`
    const upload = createUpload({ url, getToken: freshToken })
    return async (file, options) => {
      try {
        return await upload(file, options)
      } catch (error) {
        if (error instanceof Error && error.message === '')
          throw new Error(t('catalogue.uploadFailed'), { cause: error })
        throw error
      }
    }
  }, [storeCode, kind, slot, t])
}
