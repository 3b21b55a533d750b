import { type Html, html } from './html.ts'
import type { JsonSchema } from './json-schema.ts'

type Sub = JsonSchema | boolean

/** Patterns that words say better; '' for one that every text has. */
const inWords = new Map([
  ['^[^\\u0000]*$', ''],
  ['^\\S+$', 'no spaces'],
  ['^[A-Za-z0-9_-]+$', 'letters, digits, - and _'],
  ['^[0-9+()#\\-\\s]+$', 'digits, spaces and + ( ) # -'],
  [
    '^(?=.*[a-z])(?=.*[A-Z])(?=.*\\d)(?=.*[!@#$%^&*?])[^\\u0000]{8,32}$',
    '8 to 32 characters with a small letter, a capital, a digit and one of ! @ # $ % ^ & * ?',
  ],
])

/** Name, type, required and limits of each field; fields of fields follow, indented under their path. */
export function fieldsTable(title: string, schema: JsonSchema, isAnswer = false): Html {
  const rows = rowsOf(schema, '', isAnswer)
  if (rows.length === 0) return html``
  const third = isAnswer ? 'Always' : 'Required'
  return html`<h4>${title}</h4>
    <div class="scroll${isAnswer ? ' answer' : ''}" role="region" aria-label="${title}" tabindex="0">
      <table>
        <thead>
          <tr>
            <th scope="col">Name</th>
            <th scope="col">Type</th>
            <th scope="col">${third}</th>
            <th scope="col">Limits</th>
          </tr>
        </thead>
        <tbody>
          ${rows}
        </tbody>
      </table>
    </div>`
}

function rowsOf({ properties = {}, required = [] }: JsonSchema, under: string, isAnswer: boolean): Html[] {
  return Object.entries(properties).flatMap(([name, each]) => {
    const schema = each as JsonSchema
    const isRequired = required.includes(name)
    const row = html`<tr>
      <th scope="row"><span class="under">${under}</span>${name}</th>
      <td>${typeHtml(schema)}</td>
      <td>${isRequired ? isThere(isAnswer) : html`<span class="no">no</span>`}</td>
      <td>${limitsOf(schema)}</td>
    </tr>`
    return [row, ...nestedRows(schema, `${under}${name}`, isAnswer)]
  })
}

const isThere = (isAnswer: boolean): Html =>
  html`<span class="yes">yes</span
    ><span class="word" aria-hidden="true">${isAnswer ? 'always' : 'required'}</span>`

function nestedRows(schema: JsonSchema, path: string, isAnswer: boolean): Html[] {
  if (schema.type === 'object') return rowsOf(schema, `${path}.`, isAnswer)
  const items = schema.items as JsonSchema | undefined
  return schema.type === 'array' && items?.type === 'object' ? rowsOf(items, `${path}[].`, isAnswer) : []
}

function typeHtml(schema: Sub): Html {
  if (typeof schema !== 'object') return html`any`
  const name = schema.$ref?.split('/').at(-1)
  if (name) return html`<a href="#schema-${name}">${name}</a>`
  if (schema.type === 'array') return html`list of ${typeHtml((schema.items ?? true) as Sub)}`
  if (schema.anyOf) return html`${joinOr(schema.anyOf as Sub[])}`
  return html`${typeName(schema)}`
}

function joinOr(options: Sub[]): Html[] {
  const all = options.map(typeHtml)
  const different = all.filter(({ text }, at) => all.findIndex((other) => other.text === text) === at)
  return different.map((option, at) => (at === 0 ? option : html` or ${option}`))
}

function typeName({ type, format, enum: choices, const: constant }: JsonSchema): string {
  if (choices || constant !== undefined) return 'choice'
  if (format === 'date' || format === 'uuid' || format === 'email') return format
  if (Array.isArray(type)) return type.map((each) => plain[each] ?? each).join(' or ')
  return plain[type ?? ''] ?? type ?? 'any'
}

const plain: Record<string, string> = {
  string: 'text',
  integer: 'whole number',
  number: 'number',
  boolean: 'true, false',
}

function limitsOf(schema: JsonSchema): Html {
  const { anyOf = [], items } = schema
  const all = [schema, ...(anyOf as JsonSchema[]), ...(items ? [items as JsonSchema] : [])]
  const texts = [...new Set(all.flatMap(limitTexts))]
  const choices = new Set(all.flatMap((each) => each.enum ?? each.const ?? []).map(String))
  const codes = [...choices].map((choice, at) => html`${at === 0 ? '' : ' '}<code>${choice}</code>`)
  return html`${texts.join(', ')}${texts.length > 0 && codes.length > 0 ? ', ' : ''}${codes}`
}

function limitTexts(schema: JsonSchema): string[] {
  const { minLength, maxLength, minimum, maximum, maxItems } = schema
  const patterns = patternsOf(schema)
  return [
    patterns.some((text) => text.includes('characters')) ? '' : range(minLength, maxLength, ' characters'),
    range(minimum, maximum, ''),
    maxItems === undefined ? '' : `at most ${maxItems}`,
    ...patterns,
  ].filter((text) => text !== '')
}

function range(from: number | undefined, to: number | undefined, unit: string): string {
  if (from === undefined && to === undefined) return ''
  if (to === undefined) return `at least ${figure(from)}${unit}`
  return from === undefined ? `at most ${figure(to)}${unit}` : `${figure(from)} to ${figure(to)}${unit}`
}

const figure = (value: number | undefined) => (value ?? 0).toLocaleString('en')

function patternsOf({ format, pattern, allOf = [] }: JsonSchema): string[] {
  if (format) return []
  const all = [pattern, ...(allOf as JsonSchema[]).map((each) => each.pattern)]
  return all.filter((each) => each !== undefined).map((each) => inWords.get(each) ?? each)
}
