import { type Endpoint, isMultipart } from '@lumiroute/contract'
import { buildExample } from '../http/static/reference/example.ts'
import { describeSchema, type JsonSchema } from '../http/static/reference/json-schema.ts'

export type WorstBody = { what: string; type: string; payload: string | Buffer }
type Wrap = (value: unknown) => unknown
type Sub = JsonSchema | boolean | undefined

const budget = 1_000_000
/** Texts above this length are files: CSV, KML. */
const fileLength = 100_000

const json = (what: string, value: unknown): WorstBody => ({
  what,
  type: 'application/json',
  payload: typeof value === 'string' ? value : JSON.stringify(value),
})
const fill = (piece: string, separator = ',') =>
  Array(Math.floor(budget / (piece.length + separator.length)))
    .fill(piece)
    .join(separator)

/** A megabyte of worst-case input for each list, text and file of the endpoint's body, and for any body. */
export function* worstBodies({ body, takesForm }: Endpoint): Generator<WorstBody> {
  if (!body || isMultipart(body)) return
  if (takesForm) return yield* worstForms()
  const schema = describeSchema(body, 'input')
  yield* shapesOf(schema)
  for (const [what, text] of longTexts)
    if (holdsText(schema)) yield json(`texts of ${what}`, withTexts(schema, text))
  yield* inLists(schema, '', (value) => value)
  yield* inFiles(schema, '', (value) => value)
}

function* worstForms(): Generator<WorstBody> {
  const type = 'application/x-www-form-urlencoded'
  yield { what: 'fields', type, payload: 'a&'.repeat(budget / 2) }
  yield { what: 'fields of 60 kB', type, payload: Array.from({ length: 9000 }, (_, i) => `k${i}`).join('&') }
}

function* shapesOf(schema: JsonSchema): Generator<WorstBody> {
  const keys = Array.from({ length: 80_000 }, (_, i) => `"k${i}":0`).join(',')
  const fields = JSON.stringify(buildExample(schema)).slice(1)
  yield json('keys', `{${keys}${fields === '}' ? '}' : `,${fields}`}`)
  if (!holdsLists(schema)) return
  yield json('poisoned keys', `{"a":[${fill('{"__proto__ ":0}')}],"__proto__":0}`)
  yield json('deep lists', '['.repeat(budget / 2) + ']'.repeat(budget / 2))
  yield json('deep objects', '{"a":'.repeat(budget / 6) + '0' + '}'.repeat(budget / 6))
}

const holdsLists = (schema: JsonSchema) => JSON.stringify(schema).includes('"items"')

const longTexts: [string, (length: number) => string][] = [
  ['spaces between', (length) => `a${' '.repeat(length)}a`],
  ['dots', (length) => `${'a.'.repeat(length / 2)}@`],
  ['brackets', (length) => '<a '.repeat(length / 3)],
  ['zeroes', (length) => `2026-11-16T00:00:00.${'0'.repeat(length)}`],
]

function holdsText(schema: Sub): boolean {
  return countTexts(schema) > 0
}

function countTexts(schema: Sub): number {
  if (typeof schema !== 'object') return 0
  if (schema.anyOf) return countTexts(schema.anyOf[0] as Sub)
  if (schema.type === 'object')
    return Object.values(schema.properties ?? {}).reduce((sum, each) => sum + countTexts(each as Sub), 0)
  if (schema.type === 'array') return countTexts(schema.items as Sub)
  return schema.type === 'string' ? 1 : 0
}

/** Every text field of the body gets its share of the megabyte. */
function withTexts(schema: JsonSchema, text: (length: number) => string): unknown {
  const share = text(Math.floor(budget / countTexts(schema)) - 100)
  const write = (each: Sub, name: string): unknown => {
    if (typeof each !== 'object') return {}
    if (each.anyOf) return write(each.anyOf[0] as Sub, name)
    if (each.type === 'object')
      return Object.fromEntries(
        Object.entries(each.properties ?? {}).map(([key, value]) => [key, write(value as Sub, key)]),
      )
    if (each.type === 'array') return [write(each.items as Sub, name)]
    return each.type === 'string' && !each.enum && each.const === undefined
      ? share
      : buildExample(each, {}, name)
  }
  return write(schema, '')
}

const fillers = ['""', '{}', '[]']

function* inLists(schema: Sub, at: string, wrap: Wrap): Generator<WorstBody> {
  if (typeof schema !== 'object') return
  for (const each of schema.anyOf ?? []) yield* inLists(each as Sub, at, wrap)
  for (const [name, each] of Object.entries(schema.properties ?? {}))
    yield* inLists(each as Sub, `${at}.${name}`, (value) =>
      wrap({ ...(buildExample(schema) as object), [name]: value }),
    )
  if (schema.type !== 'array') return
  const most = schema.maxItems ?? 1000
  const good = buildExample(schema.items as Sub)
  for (const filler of fillers) yield json(`${at} full of ${filler}`, wrap(JSON.parse(`[${fill(filler)}]`)))
  yield json(`${at} with as many good ones as allowed`, wrap(Array.from({ length: most }, () => good)))
  yield json(`${at} with as many {} as allowed`, wrap(Array.from({ length: most }, () => ({}))))
  yield* inLists(schema.items as Sub, `${at}[]`, (value) =>
    wrap(Array.from({ length: Math.min(most, 100) }, () => value)),
  )
}

const files: [string, () => string][] = [
  ['columns', () => Array.from({ length: 100_000 }, (_, i) => `h${i}`).join(',')],
  ['commas', () => ','.repeat(budget)],
  ['line ends', () => '\n'.repeat(budget)],
  ['quotes', () => `"${'""'.repeat(budget / 2)}"`],
  ['an open quote', () => `a,${'"b",'.repeat(budget / 4)}"`],
  ['rows', () => `商品代碼\n${'A\n'.repeat(budget / 2)}`],
  [
    'products',
    () =>
      `商品代碼,標籤,商品說明\n${Array.from({ length: 1000 }, (_, i) => `P${i},,${'</script'.repeat(100)}`).join('\n')}`,
  ],
  [
    'variants of one product',
    () =>
      `商品代碼,規格,規格庫存\n${Array.from({ length: 1000 }, (_, i) => `A,a${i}:b|c:${'d'.repeat(800)},x`).join('\n')}`,
  ],
  [
    'options of one product',
    () => `商品代碼,規格\nA,${Array.from({ length: 90_000 }, (_, i) => `o${i}:v`).join('|')}`,
  ],
  ['spaces in a cell', () => `商品代碼,標籤,規格\nA,a${' '.repeat(budget / 2)}b,a${' '.repeat(budget / 2)}b`],
  [
    'moments',
    () =>
      `商品代碼,上架時間,下架時間\n${Array.from({ length: 1000 }, (_, i) => `P${i},2026-11-15 14:05,2026-11-16 14:05`).join('\n')}`,
  ],
  [
    'members',
    () =>
      `會員代碼,姓名,手機,標籤\n${Array.from({ length: 5000 }, (_, i) => `M${i},王小明,0912345678,a${i}、b`).join('\n')}`,
  ],
  [
    'bad members',
    () => `會員代碼,姓名,手機,生日,性別\n${Array.from({ length: 5000 }, () => '!,○,***,x,y').join('\n')}`,
  ],
  ['elements', () => `<kml>${'<a/>'.repeat(budget / 4)}</kml>`],
  ['open elements', () => '<a>'.repeat(budget / 3)],
  ['attributes', () => `<kml ${Array.from({ length: 80_000 }, (_, i) => `a${i}="1"`).join(' ')}/>`],
  ['a long name', () => `<${'a'.repeat(budget)}/>`],
  ['entities', () => `<kml><name>${'&amp;'.repeat(budget / 5)}</name></kml>`],
  [
    'points',
    () =>
      `<kml><LineString><coordinates>${Array.from({ length: 80_000 }, (_, i) => `${(i % 90) + 0.5},${i % 80}`).join(' ')}</coordinates></LineString></kml>`,
  ],
  [
    'white space',
    () => `<kml><LineString><coordinates>${' '.repeat(budget)}</coordinates></LineString></kml>`,
  ],
  [
    'lines',
    () => `<kml>${'<LineString><coordinates>1,1 2,2</coordinates></LineString>'.repeat(budget / 60)}</kml>`,
  ],
]

function* inFiles(schema: Sub, at: string, wrap: Wrap): Generator<WorstBody> {
  if (typeof schema !== 'object') return
  for (const [name, each] of Object.entries(schema.properties ?? {}))
    yield* inFiles(each as Sub, `${at}.${name}`, (value) =>
      wrap({ ...(buildExample(schema) as object), [name]: value }),
    )
  if (schema.type !== 'string' || (schema.maxLength ?? 0) < fileLength) return
  for (const [what, text] of files) yield json(`${at} of ${what}`, wrap(text()))
}
