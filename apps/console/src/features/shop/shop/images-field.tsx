import Box from '@mui/material/Box'
import type { FieldValues } from 'react-hook-form'
import { FieldShell, useField } from '../../../ui/form/field-shell.tsx'
import type { FieldProps } from '../../../ui/form/field-shell.tsx'
import { SortableImages } from '../../../ui/upload/sortable-images.tsx'
import type { SortableImagesProps } from '../../../ui/upload/sortable-images.tsx'

type Passed = Pick<SortableImagesProps, 'upload' | 'maxCount' | 'nameOf' | 'firstLabel'>
export type ImagesFieldProps<Values extends FieldValues, Sent = Values> = FieldProps<Values, Sent> & Passed

/** The field's value is a list of { uuidName, url } in display order. */
export function ImagesField<Values extends FieldValues, Sent = Values>(
  props: ImagesFieldProps<Values, Sent>,
) {
  const { upload, maxCount, nameOf, firstLabel, label } = props
  const { field, shell, aria } = useField(props)
  const { ref, value, onChange } = field
  return (
    <FieldShell {...shell} isGroup>
      <Box ref={ref} tabIndex={-1} sx={{ outline: 'none' }}>
        <SortableImages
          {...{ upload, maxCount, nameOf, firstLabel, label }}
          id={aria.id}
          describedBy={aria['aria-describedby']}
          value={value ?? []}
          onChange={onChange}
        />
      </Box>
    </FieldShell>
  )
}
