import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { freshToken } from '../../../lib/api/client.ts'
import { createUpload } from '../../../lib/api/upload.ts'
import type { Upload } from '../../../lib/api/upload.ts'
import { ImageField } from '../../../ui/form/image-field.tsx'
import type { AdControl } from './ad-fields-type.ts'

export type AdImageFieldProps = {
  control: AdControl
  name: 'bannerImage' | 'unitedBanner'
  storeCode: string
  required?: boolean
}

/** A network failure has no message from the server, so supply one. */
function useAdUpload(storeCode: string): Upload {
  const { t } = useTranslation()
  return useMemo(() => {
    const url = `/api/store/${encodeURIComponent(storeCode)}/upload/ad`
    const upload = createUpload({ url, getToken: freshToken })
    return async (file, options) => {
      try {
        return await upload(file, options)
      } catch (error) {
        if (error instanceof Error && error.message === '')
          throw new Error(t('ad.form.uploadFailed'), { cause: error })
        throw error
      }
    }
  }, [storeCode, t])
}

const single = { maxCount: 1 }

export function AdImageField({ control, name, storeCode, required = false }: AdImageFieldProps) {
  const { t } = useTranslation()
  const label = t(`ad.field.${name}`)
  const getTile = ({ url }: { url: string }) => ({ name: label, previewUrl: url })
  return (
    <ImageField
      control={control}
      name={name}
      label={label}
      upload={useAdUpload(storeCode)}
      limits={single}
      tileOf={getTile}
      required={required}
    />
  )
}
