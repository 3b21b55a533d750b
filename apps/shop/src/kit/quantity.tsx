import { useText } from '../app/app-context.ts'
import { Icon } from './icon.tsx'

type Props = {
  value: number
  min: number
  max: number
  label: string
  onChange: (value: number) => void
}

export function Quantity({ value, min, max, label, onChange }: Props) {
  const t = useText()
  const step = (by: number) => onChange(Math.min(max, Math.max(min, value + by)))
  return (
    <div className="quantity" role="group" aria-label={label}>
      <button type="button" aria-label={t.shell.less} disabled={value <= min} onClick={() => step(-1)}>
        <Icon name="minus" />
      </button>
      <output aria-live="polite">{value}</output>
      <button type="button" aria-label={t.shell.more} disabled={value >= max} onClick={() => step(1)}>
        <Icon name="plus" />
      </button>
    </div>
  )
}
