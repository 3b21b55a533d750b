import Box from '@mui/material/Box'
import type { FieldValues } from 'react-hook-form'
import { ImageUpload } from '../upload/image-upload.tsx'
import type { ImageUploadProps } from '../upload/image-upload.tsx'
import { FieldShell, useField } from './field-shell.tsx'
import type { FieldProps } from './field-shell.tsx'

type Passed = Pick<ImageUploadProps, 'upload' | 'limits' | 'tileOf' | 'onTooMany' | 'isSortable'>
export type ImageFieldProps<Values extends FieldValues, Sent = Values> = FieldProps<Values, Sent> & Passed

/** The field's value is a list of { uuidName, url }. */
export function ImageField<Values extends FieldValues, Sent = Values>(props: ImageFieldProps<Values, Sent>) {
  const { upload, limits, tileOf, onTooMany, isSortable, label } = props
  const { field, shell, aria } = useField(props)
  const { ref, value, onChange, disabled } = field
  return (
    <FieldShell {...shell} isGroup>
      <Box ref={ref} tabIndex={-1} sx={{ outline: 'none' }}>
        <ImageUpload
          {...{ upload, limits, tileOf, onTooMany, isSortable, label }}
          id={aria.id}
          describedBy={aria['aria-describedby']}
          disabled={disabled}
          value={value ?? []}
          onChange={onChange}
        />
      </Box>
    </FieldShell>
  )
}
