import { type Endpoint, type ErrorCode, errors, isBinary, isMultipart } from '@lumiroute/contract'
import { signInProofHeader } from '@lumiroute/contract/session'
import { error as errorTexts } from '@lumiroute/contract/text/en'
import { done } from '@lumiroute/contract/text/zh-TW'
import { formType } from '../../pipeline/form-body.ts'
import type { Steps } from '../../pipeline/in-slices.ts'
import { accessSentence } from './access-text.ts'
import { componentsOf, schemaNames } from './components.ts'
import { getErrorCodes } from './error-codes.ts'
import { describeSchema, type JsonSchema } from './json-schema.ts'
import { namePaths, type NamedPath } from './path-names.ts'

type Operation = Record<string, unknown>
export type OpenApi = {
  openapi: string
  info: Record<string, string>
  servers: { url: string }[]
  tags: { name: string }[]
  paths: Record<string, Record<string, Operation>>
  components: { schemas: Record<string, JsonSchema>; securitySchemes: Record<string, unknown> }
}

const getNoun = ({ id }: Endpoint) => id.split('.')[0] as string

const description = `Every response is JSON with status, message and the named payload of the call. Success is 200,
also when something is created.

**Errors** have the matching HTTP status and \`code\`, \`message\`, \`error\`; \`fields\` names the invalid fields.

**Authentication**: send \`authorization: Bearer …\` with the access token of \`POST /auth/signin\`. It is valid for
15 minutes; \`POST /auth/refresh\` renews it. An account with two-step verification gets 401
\`SECOND_FACTOR_REQUIRED\` with \`secondFactor\`; \`POST /auth/signin/second-factor\` completes the sign-in.
403 \`STEP_REQUIRED\`: the person must first do what \`GET /auth/me\` lists as \`requiredSteps\`.
403 \`REAUTHENTICATION_REQUIRED\`: the call needs the proof of a sign-in of the last 10 minutes. Every sign-in answers one
as \`signInProof\`, and so does \`POST /auth/reauthenticate\` with password, code or passkey; send it in the header
\`x-sign-in-proof\`. Keep it in memory only.

**Values**: dates are \`YYYY-MM-DD\`, times ISO 8601 with offset, money whole New Taiwan dollars. Text is trimmed and
never contains U+0000.`

/** The OpenAPI 3.1 document, generated from the contract. */
export function* describeApi(endpoints: readonly Endpoint[], version: string): Steps<OpenApi> {
  const paths: OpenApi['paths'] = {}
  for (const [endpoint, named] of namePaths(endpoints)) {
    const operations = (paths[named.path] ??= {})
    operations[endpoint.method.toLowerCase()] = describeOperation(endpoint, named)
    yield
  }
  return {
    openapi: '3.1.0',
    info: {
      title: 'LumiRoute',
      version,
      description,
    },
    servers: [{ url: '/api' }],
    tags: [...new Set(endpoints.map(getNoun))].map((name) => ({ name })),
    paths,
    components: {
      schemas: yield* componentsOf(endpoints),
      securitySchemes: {
        accessToken: { type: 'http', scheme: 'bearer', bearerFormat: 'JWT' },
        deviceToken: { type: 'apiKey', in: 'header', name: 'authorization', description: 'Device …' },
        memberToken: { type: 'apiKey', in: 'header', name: 'authorization', description: 'Member …' },
      },
    },
  }
}

function describeOperation(endpoint: Endpoint, named: NamedPath): Operation {
  const { category, recentSignIn } = endpoint
  const recent = recentSignIn
    ? ' Needs the proof of a sign-in or re-authentication of the last 10 minutes.'
    : ''
  const counted = category === null ? '' : ` Counts as ${category} in the activity chart.`
  return {
    operationId: endpoint.id,
    tags: [getNoun(endpoint)],
    summary: endpoint.summary,
    description: `${accessSentence(endpoint)}${recent}${counted}`,
    security: describeSecurity(endpoint),
    parameters: [
      ...pathParameters(endpoint, named),
      ...fieldParameters('query', endpoint.query),
      ...fieldParameters('header', endpoint.headers),
      ...(recentSignIn ? [proofParameter] : []),
    ],
    ...(endpoint.body && {
      requestBody: { required: true, content: requestContent(endpoint, endpoint.body) },
    }),
    responses: describeResponses(endpoint),
  }
}

function describeSecurity({ access }: Endpoint): Record<string, string[]>[] {
  if (access.who === 'public') return []
  if (access.who === 'member') return [{ memberToken: [] }, ...(access.isAlone ? [] : [{ accessToken: [] }])]
  return [access.who === 'device' ? { deviceToken: [] } : { accessToken: [] }]
}

function pathParameters({ params }: Endpoint, { renamed }: NamedPath): Operation[] {
  const { properties = {} } = params ? describeSchema(params, 'input') : {}
  return [...renamed].map(([own, name]) => ({
    name,
    in: 'path',
    required: true,
    ...(own !== name && { description: `The ${own}.` }),
    schema: properties[own] ?? { type: 'string' },
  }))
}

function fieldParameters(place: 'query' | 'header', fields: Endpoint['query']): Operation[] {
  const { properties = {}, required = [] } = fields ? describeSchema(fields, 'input') : {}
  return Object.entries(properties).map(([name, schema]) => ({
    name,
    in: place,
    required: required.includes(name),
    schema,
  }))
}

const proofParameter = {
  name: signInProofHeader,
  in: 'header',
  required: true,
  description: 'The `signInProof` of a sign-in or re-authentication of this session.',
  schema: { type: 'string' },
}

const fileForm = {
  type: 'object',
  properties: { file: { type: 'string', contentMediaType: 'application/octet-stream' } },
  required: ['file'],
}

function requestContent({ takesForm }: Endpoint, body: NonNullable<Endpoint['body']>) {
  if (isMultipart(body)) return { 'multipart/form-data': { schema: fileForm } }
  return { [takesForm ? formType : 'application/json']: { schema: describeSchema(body, 'input') } }
}

function describeResponses(endpoint: Endpoint): Record<string, Operation> {
  const { answer } = endpoint
  const content = isBinary(answer)
    ? { [answer.binary]: { schema: { type: 'string', contentMediaType: answer.binary } } }
    : { 'application/json': { schema: inEnvelope(describeSchema(answer, 'output', schemaNames)) } }
  const refusals = getErrorCodes(endpoint).map((code) => [String(errors[code].status), refusal(code)])
  return { '200': { description: 'Done.', content }, ...Object.fromEntries(refusals) }
}

const refusal = (code: ErrorCode) => ({
  description: `${code}: ${errorTexts[code]}.`,
  content: { 'application/json': { schema: { $ref: '#/components/schemas/Error' } } },
})

function inEnvelope({ properties = {}, required = [], ...rest }: JsonSchema): JsonSchema {
  return {
    ...rest,
    properties: {
      status: { type: 'integer', const: 200 },
      message: { type: 'string', examples: [done] },
      ...properties,
    },
    required: ['status', 'message', ...required],
  }
}
