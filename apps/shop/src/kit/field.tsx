import { type ReactElement, cloneElement, useId } from 'react'

type Control = ReactElement<{
  id?: string
  'aria-invalid'?: boolean
  'aria-describedby'?: string
}>
type Props = { label: string; help?: string; error?: string | undefined; children: Control }

/** A label, its control, and what is wrong with it. */
export function Field({ label, help, error, children }: Props) {
  const id = useId()
  const note = error ?? help
  return (
    <div className="field">
      <label className="field-label" htmlFor={id}>
        {label}
      </label>
      {cloneElement(children, {
        id,
        ...(error !== undefined && { 'aria-invalid': true }),
        ...(note !== undefined && { 'aria-describedby': `${id}-note` }),
      })}
      {note !== undefined && (
        <span id={`${id}-note`} className={error === undefined ? 'field-help' : 'field-error'}>
          {note}
        </span>
      )}
    </div>
  )
}
