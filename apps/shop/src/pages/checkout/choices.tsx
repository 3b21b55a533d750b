import { useId } from 'react'

type Props<Value extends string> = {
  label: string
  values: readonly Value[]
  value: Value | undefined
  nameOf: (value: Value) => string
  onChange: (value: Value) => void
}

/** One of a few, each as large as a thumb. */
export function Choices<Value extends string>({ label, values, value, nameOf, onChange }: Props<Value>) {
  const name = useId()
  return (
    <div className="choices" role="radiogroup" aria-label={label}>
      {values.map((each) => (
        <label key={each} className="choice">
          <input type="radio" name={name} checked={each === value} onChange={() => onChange(each)} />
          <span>{nameOf(each)}</span>
        </label>
      ))}
    </div>
  )
}
