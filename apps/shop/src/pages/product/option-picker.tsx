import { useId } from 'react'

type Props = {
  option: { name: string; values: string[] }
  value: string
  isPossible: (value: string) => boolean
  onChange: (value: string) => void
}

export function OptionPicker({ option, value, isPossible, onChange }: Props) {
  const name = useId()
  return (
    <fieldset className="options">
      <legend>{option.name}</legend>
      {option.values.map((each) => (
        <label key={each} className="option">
          <input
            type="radio"
            name={name}
            value={each}
            checked={each === value}
            disabled={!isPossible(each)}
            onChange={() => onChange(each)}
          />
          <span>{each}</span>
        </label>
      ))}
    </fieldset>
  )
}
