import Skeleton from '@mui/material/Skeleton'
import { lazy, Suspense } from 'react'
import type { FieldValues } from 'react-hook-form'
import { FieldShell, useField } from './field-shell.tsx'
import type { FieldProps } from './field-shell.tsx'

// As large as all other fields together, and most forms have none. Files in ui/form would join their common chunk.
const RichTextEditor = lazy(async () => ({
  default: (await import('../rich-text/rich-text-editor.tsx')).RichTextEditor,
}))

/** Text with a few formats, as HTML that the server sanitises when it is saved. */
export function RichTextField<Values extends FieldValues, Sent = Values>(props: FieldProps<Values, Sent>) {
  const { field, shell, aria, error } = useField(props)
  return (
    <FieldShell {...shell} isGroup>
      <Suspense fallback={<Skeleton variant="rounded" height={180} />}>
        <RichTextEditor
          html={field.value ?? ''}
          onChange={field.onChange}
          onBlur={field.onBlur}
          aria={aria}
          hasError={!!error}
        />
      </Suspense>
    </FieldShell>
  )
}
