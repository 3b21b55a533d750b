import { type Endpoint, isBinary, isMultipart } from '@lumiroute/contract'
import { exampleOf } from './example.ts'
import { describeSchema, type JsonSchema } from './json-schema.ts'
import { inEnvelope } from './open-api.ts'

const exampleInput = (schema: Endpoint['params']) =>
  (schema ? exampleOf(describeSchema(schema, 'input')) : {}) as Record<string, unknown>

/** The call as one would type it into a shell. */
export function exampleCurl(endpoint: Endpoint): string {
  const { method, access, body, takesForm } = endpoint
  const lines = [`curl ${method === 'GET' ? '' : `-X ${method} `}"$BASE/api${exampleAddress(endpoint)}"`]
  if (access.who === 'device') lines.push(`-H "authorization: Device $TOKEN"`)
  else if (access.who === 'member') lines.push(`-H "authorization: Member $TOKEN"`)
  else if (access.who !== 'public') lines.push(`-H "authorization: Bearer $TOKEN"`)
  if (body && isMultipart(body)) lines.push('-F file=@photo.png')
  else if (body && takesForm)
    lines.push(
      ...Object.entries(exampleInput(body)).map(
        ([name, value]) => `--data-urlencode '${name}=${String(value)}'`,
      ),
    )
  else if (body) {
    lines.push(`-H "content-type: application/json"`, `-d '${JSON.stringify(exampleInput(body), null, 2)}'`)
  }
  return lines.join(' \\\n  ')
}

function exampleAddress({ path, params, query }: Endpoint): string {
  const values = exampleInput(params)
  const filled = path.replaceAll(/\{(\w+)\}/g, (_whole, name: string) => String(values[name]))
  return `${filled}${exampleQuery(query)}`
}

/** What must be there, and a page where the call knows pages. */
function exampleQuery(query: Endpoint['query']): string {
  if (!query) return ''
  const { required = [] } = describeSchema(query, 'input')
  const shown = Object.entries(exampleInput(query)).filter(
    ([name]) => required.includes(name) || name === 'page' || name === 'size',
  )
  const text = shown.map(([name, value]) => `${name}=${encodeURIComponent(String(value))}`).join('&')
  return text && `?${text}`
}

export function exampleAnswer({ answer }: Endpoint, schemas: Record<string, JsonSchema>): string | undefined {
  if (isBinary(answer)) return undefined
  return JSON.stringify(exampleOf(inEnvelope(describeSchema(answer, 'output')), schemas), null, 2)
}
