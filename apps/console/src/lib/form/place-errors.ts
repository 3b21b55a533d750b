import type { FieldPath, FieldValues, UseFormSetError } from 'react-hook-form'

export type ErrorWithFields = { message: string; fields?: Record<string, string> }

export function readError(error: unknown): ErrorWithFields {
  if (typeof error !== 'object' || error === null) return { message: '' }
  const { message, fields } = error as Partial<ErrorWithFields>
  return { message: typeof message === 'string' ? message : '', fields }
}

function isOfForm(values: FieldValues, path: string): boolean {
  return (path.split('.')[0] ?? '') in values
}

/** A request may contain its form: the form's `name` is the request's `ad_data.name`. */
function pathInForm(values: FieldValues, path: string): string {
  return isOfForm(values, path) ? path : path.replace(/^\w+_data\./, '')
}

/** Shows each rejected field's message at the field; returns what is left for the whole form. */
export function placeErrors<Values extends FieldValues>(
  error: unknown,
  values: Values,
  setError: UseFormSetError<Values>,
): string | undefined {
  const { message, fields = {} } = readError(error)
  const texts = Object.entries(fields).map(([path, text]) => [pathInForm(values, path), text] as const)
  const placed = texts.filter(([path]) => isOfForm(values, path))
  const homeless = texts.filter(([path]) => !isOfForm(values, path))
  placed.forEach(([path, text], index) =>
    setError(path as FieldPath<Values>, { type: 'server', message: text }, { shouldFocus: index === 0 }),
  )
  if (homeless.length > 0) return homeless.map(([, text]) => text).join(' ')
  return placed.length > 0 ? undefined : message
}
