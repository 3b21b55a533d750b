import type { Filter, FilterControlProps } from './filters.tsx'

type Props<Row> = FilterControlProps<Row> & { filters: readonly Filter<object, Row>[] }

export function FilterControls<Row>({ filters, ...props }: Props<Row>) {
  return filters.map(({ names, Control }) => Control && <Control key={names.join()} {...props} />)
}
