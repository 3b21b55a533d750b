import type { Uploaded } from '../../lib/api/upload.ts'
import type { UploadLimits } from './check-file.ts'
import { UploadField } from './upload-field.tsx'
import type { UploadFieldProps } from './upload-field.tsx'

export const imageTypes = ['image/jpeg', 'image/png', 'image/webp', 'image/gif'] as const
export const imageMaxBytes = 20_000_000

export type ImageUploadProps<Result extends Uploaded = Uploaded> = Omit<
  UploadFieldProps<Result>,
  'limits'
> & {
  limits?: Partial<UploadLimits>
}

export function ImageUpload<Result extends Uploaded>({ limits, ...rest }: ImageUploadProps<Result>) {
  return <UploadField {...rest} limits={{ types: imageTypes, maxBytes: imageMaxBytes, ...limits }} />
}
