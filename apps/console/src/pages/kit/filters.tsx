import Chip from '@mui/material/Chip'
import type { TFunction } from 'i18next'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { readDay } from '../../lib/format/read-day.ts'
import { getFilter, type TableControl } from '../../lib/table/table-state.ts'
import type { TextKey } from '../../lib/text.ts'
import type { Choice } from '../../ui/form/select-field.tsx'
import { DateFilter } from '../../ui/table/toolbar/date-filter.tsx'
import { RangeChip } from '../../ui/table/toolbar/range-chip.tsx'
import { StateTabs } from '../../ui/table/toolbar/state-tabs.tsx'
import { TableFilter } from '../../ui/table/toolbar/table-filter.tsx'
import type { ListContext } from './list-context.ts'

export type FilterValues = Record<string, string | undefined>
export type FilterControlProps<Row> = {
  noun: string
  context: ListContext
  table: TableControl
  rows: readonly Row[] | undefined
}

/** One filter of a list: its URL names, its request parameters, and its control. */
export type Filter<Query, Row = object> = {
  names: readonly string[]
  /** Drops values that the server would reject, such as a typo in the URL. */
  query: (values: FilterValues) => Query
  Control?: (props: FilterControlProps<Row>) => ReactNode
  /** Above the table instead of in its toolbar. */
  isAbove?: boolean
}

type Labels = {
  /** Label for no filter. */
  all: TextKey
  /** Instead of `<noun>.field.<name>`. */
  label?: TextKey
}
type ChoiceOptions<Query> = Labels & {
  /** Instead of passing the value under its own name. */
  query?: (value: string | undefined) => Query
}
type Options = (t: TFunction, context: ListContext) => readonly Choice[]
type Given<K extends string, Value> = { [Name in K]?: Value | undefined }

const getLabel = (noun: string, name: string, label: TextKey | undefined) =>
  label ?? (`${noun}.field.${name}` as TextKey)

/** Choices from codes, with the texts `<prefix>.<code>`. */
export const choices =
  (codes: readonly string[], prefix: string): Options =>
  (t) =>
    codes.map((value) => ({ value, label: t(`${prefix}.${value}` as TextKey) }))

/** The codes that the server knows; others are dropped. */
const known =
  <K extends string, const C extends string>(name: K, codes: readonly C[]) =>
  (values: FilterValues) =>
    ({ [name]: codes.find((code) => code === values[name]) }) as Given<K, C>

/** A drop-down with fixed codes. */
export function choice<K extends string, const C extends string, Query = Given<K, C>>(
  name: K,
  codes: readonly C[],
  options: string | Options,
  { all, label, query }: ChoiceOptions<Query>,
): Filter<Query> {
  const optionsOf = typeof options === 'string' ? choices(codes, options) : options
  return {
    names: [name],
    query: query ? (values) => query(values[name]) : (known(name, codes) as (values: FilterValues) => Query),
    Control: ({ noun, table, context }) => {
      const { t } = useTranslation()
      const texts = { label: t(getLabel(noun, name, label)), all: t(all) }
      return <TableFilter {...table} {...texts} name={name} options={optionsOf(t, context)} />
    },
  }
}

/** A drop-down whose choices come from the server. */
export function readChoice<K extends string, Value>(
  name: K,
  useOptions: (context: ListContext, value: string) => readonly Choice[],
  { all, label, read }: Labels & { read: (value: string | undefined) => Value | undefined },
): Filter<Given<K, Value>> {
  return {
    names: [name],
    query: (values) => ({ [name]: read(values[name]) }) as Given<K, Value>,
    Control: ({ noun, table, context }) => {
      const { t } = useTranslation()
      const texts = { label: t(getLabel(noun, name, label)), all: t(all) }
      return (
        <TableFilter
          {...table}
          {...texts}
          name={name}
          options={useOptions(context, table.state.filters[name] ?? '')}
        />
      )
    },
  }
}

/** Tabs above the table, for the status of its rows. */
export function tabs<K extends string, const C extends string, Query = Given<K, C>>(
  name: K,
  codes: readonly C[],
  options: string | Options,
  { all, label, query }: ChoiceOptions<Query>,
): Filter<Query> {
  const optionsOf = typeof options === 'string' ? choices(codes, options) : options
  return {
    names: [name],
    isAbove: true,
    query: query ? (values) => query(values[name]) : (known(name, codes) as (values: FilterValues) => Query),
    Control: function Tabs({ noun, table, context }) {
      const { t } = useTranslation()
      const texts = { label: t(getLabel(noun, name, label)), all: t(all) }
      return <StateTabs {...table} {...texts} name={name} options={optionsOf(t, context)} />
    },
  }
}

/** One day. */
export const day = <K extends string>(
  name: K,
  { label }: Pick<Labels, 'label'> = {},
): Filter<Given<K, string>> => ({
  names: [name],
  query: (values) => ({ [name]: readDay(values[name]) }) as Given<K, string>,
  Control: ({ noun, table }) => {
    const { t } = useTranslation()
    return <DateFilter {...table} name={name} label={t(getLabel(noun, name, label))} />
  },
})

/** Two days that a link sets together; a chip clears them. */
export const dayRange = <First extends string, Last extends string>(
  first: First,
  last: Last,
  label: TextKey,
): Filter<Given<First | Last, string>> => ({
  names: [first, last],
  query: (values) =>
    ({ [first]: readDay(values[first]), [last]: readDay(values[last]) }) as Given<First | Last, string>,
  Control: ({ table }) => {
    const { t } = useTranslation()
    return <RangeChip {...table} names={[first, last]} label={t(label)} />
  },
})

/** A value that a link sets; a chip shows and clears it. */
export const chip = <K extends string>(
  name: K,
  label: TextKey,
  maxLength: number,
): Filter<Given<K, string>> => ({
  names: [name],
  query: (values) => ({ [name]: values[name]?.slice(0, maxLength) || undefined }) as Given<K, string>,
  Control: ({ table }) => {
    const { t } = useTranslation()
    const { value, onChange } = getFilter(name, table)
    return value ? (
      <Chip label={`${t(label)} ${value}`} onDelete={() => onChange('')} sx={{ maxWidth: 420 }} />
    ) : null
  },
})

/** A value that only a link sets. */
export const fromLink = <K extends string, Value>(
  name: K,
  read: (value: string | undefined) => Value | undefined,
): Filter<Given<K, Value>> => ({
  names: [name],
  query: (values) => ({ [name]: read(values[name]) }) as Given<K, Value>,
})
