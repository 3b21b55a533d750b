import { createHash } from 'node:crypto'

/** What the driver returns for each PostgreSQL type. */
type Values = {
  bool: boolean
  int2: number
  int4: number
  int8: number
  float4: number
  float8: number
  numeric: string
  text: string
  varchar: string
  uuid: string
  date: Date
  timestamptz: Date
  bytea: Buffer
  json: unknown
  jsonb: unknown
  void: string
}

type Scalar = keyof Values
type PgType = Scalar | `${Scalar}[]`
type ValueOf<T extends string> = T extends `${infer S extends Scalar}[]`
  ? Values[S][]
  : T extends Scalar
    ? Values[T]
    : never

/** The type of one column; a question mark allows null. */
export type Column = PgType | `${PgType}?`
/**
 * A column whose values the program knows more precisely than PostgreSQL, such as a code or a JSON object.
 */
export type Narrowed<T> = { column: Column; value?: T }
export const column = <T>(type: Column): Narrowed<T> => ({ column: type })

type Columns = Record<string, Column | Narrowed<unknown>>
type CellOf<C> =
  C extends Narrowed<infer T>
    ? T
    : C extends `${infer T extends PgType}?`
      ? ValueOf<T> | null
      : C extends PgType
        ? ValueOf<C>
        : never
type RowOf<C extends Columns> = { [Name in keyof C]: CellOf<C[Name]> }

/** The PostgreSQL types that can hold a value of the program's type. */
type TypeFor<T> = [T] extends [boolean]
  ? 'bool'
  : [T] extends [number]
    ? 'int2' | 'int4' | 'int8' | 'float4' | 'float8'
    : [T] extends [string]
      ? 'text' | 'varchar' | 'uuid' | 'numeric' | 'void'
      : [T] extends [Date]
        ? 'timestamptz' | 'date'
        : [T] extends [Buffer]
          ? 'bytea'
          : 'json' | 'jsonb' | `${Scalar}[]`
type ColumnFor<T> = null extends T ? `${TypeFor<NonNullable<T>>}?` : TypeFor<T>

/** The columns of a row with its own type. */
type ColumnsOf<Row> = { [Name in keyof Row]-?: ColumnFor<Row[Name]> }

/** A prepared raw statement, and the columns it returns. */
export type RawQuery<Row = unknown> = {
  name: string
  text: string
  columns: Readonly<Record<string, Column>>
  /** The parameter names in the sequence of their numbers; empty if the SQL numbers them itself. */
  parameters: readonly string[]
  row?: Row
}

type Definition<C> = { name: string; row: C; sql: string }

/** Every declared query; raw-query.test.ts compares each with the migrated database. */
export const declaredQueries: RawQuery[] = []

/** Declares a query. `{name}` in its SQL stands for a named parameter, `$1` for a positional one. */
export function rawQuery<const C extends Columns>(definition: Definition<C>): RawQuery<RowOf<C>>
export function rawQuery<Row>(definition: Definition<ColumnsOf<Row>>): RawQuery<Row>
export function rawQuery(definition: Definition<Columns>): RawQuery {
  const query = buildQuery(definition)
  declaredQueries.push(query)
  return query
}

/** A query built for each call from constants of the program. */
export function buildQuery<const C extends Columns>(definition: Definition<C>): RawQuery<RowOf<C>>
export function buildQuery<Row>(definition: Definition<ColumnsOf<Row>>): RawQuery<Row>
export function buildQuery({ name, row, sql }: Definition<Columns>): RawQuery {
  const parameters: string[] = []
  // A brace after a quote opens an array or a JSON path.
  const text = sql.replaceAll(/(?<!')\{(\w+)\}/g, (_whole, parameter: string) => {
    const at = parameters.indexOf(parameter)
    return `$${at < 0 ? parameters.push(parameter) : at + 1}`
  })
  const columns = Object.entries(row).map(([label, type]) => [
    label,
    typeof type === 'string' ? type : type.column,
  ])
  return { name: fitName(name), text, columns: Object.fromEntries(columns), parameters }
}

/** PostgreSQL truncates longer names, and two with the same beginning would be mixed up. */
const maxNameBytes = 63
const fitName = (name: string) =>
  Buffer.byteLength(name) <= maxNameBytes ? name : createHash('sha256').update(name).digest('base64url')

export type QueryValues = readonly unknown[] | Readonly<Record<string, unknown>>

/** The values in the sequence of the parameters. */
export function orderValues({ name, parameters }: RawQuery, values: QueryValues): unknown[] {
  if (Array.isArray(values)) return values as unknown[]
  const named = values as Readonly<Record<string, unknown>>
  return parameters.map((parameter) => {
    if (named[parameter] === undefined) throw new Error(`query ${name} is missing its parameter ${parameter}`)
    return named[parameter]
  })
}
