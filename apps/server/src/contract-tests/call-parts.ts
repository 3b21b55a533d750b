import { type Endpoint, isEndless, isMultipart, type InputPath } from '@lumiroute/contract'
import type { FastifyInstance, InjectOptions } from 'fastify'
import { text } from 'node:stream/consumers'
import { z } from 'zod'
import { formType } from '../http/pipeline/form-body.ts'
import { buildExample } from '../http/static/reference/example.ts'
import { describeSchema, type JsonSchema } from '../http/static/reference/json-schema.ts'
import { proofHeaders } from '../testing/sign-in-proofs.ts'
import { multipartBody } from './multipart-body.ts'

export type Fields = Record<string, unknown>
export type Parts = { params: Fields; query: Fields; body: Fields }

/** The smallest input that an endpoint's schemas accept. */
export const validParts = ({ params, query, body }: Endpoint): Parts => ({
  params: validFields(params),
  query: validFields(query),
  body: validFields(isMultipart(body) ? undefined : body),
})

function validFields(schema: z.core.$ZodType | undefined): Fields {
  if (!schema) return {}
  const { properties = {}, required = [] } = describeSchema(schema, 'input')
  const fields = Object.fromEntries(
    required.map((name) => [name, buildExample(properties[name] as JsonSchema, {}, name)]),
  )
  z.core.parse(schema, fields)
  return fields
}

export function withValueAt(parts: Parts, place: InputPath, value: unknown): Parts {
  const [part, name] = place.split('.') as [keyof Parts, string]
  return { ...parts, [part]: { ...parts[part], [name]: value } }
}

export function withoutValueAt(parts: Parts, place: InputPath): Parts {
  const [part, name] = place.split('.') as [keyof Parts, string]
  const { [name]: _omitted, ...rest } = parts[part]
  return { ...parts, [part]: rest }
}

type Sender = {
  token?: string | undefined
  authorization?: string
  address?: string
  /** The sender has the token alone, without the proof of the sign-in. */
  isThief?: boolean
}

/** Sends the parts as a well-behaved client would. */
export function sendParts(app: FastifyInstance, endpoint: Endpoint, parts: Parts, sender: Sender = {}) {
  const authorization = sender.authorization ?? (sender.token && `Bearer ${sender.token}`)
  const sent = isMultipart(endpoint.body) ? multipartBody() : undefined
  const written = endpoint.body ? writeBody(endpoint, parts.body) : undefined
  const { payload, type } = sent ?? written ?? {}
  return injectOnce(app, endpoint, {
    method: endpoint.method,
    url: buildAddress(endpoint, parts),
    headers: {
      ...(authorization !== undefined && { authorization }),
      ...(!sender.isThief && proofHeaders(sender.token)),
      ...(type && { 'content-type': type }),
    },
    ...(payload !== undefined && { payload }),
    ...(sender.address && { remoteAddress: sender.address }),
  })
}

/** A stream is left once it began; an error is read completely. */
export async function injectOnce(app: FastifyInstance, { answer }: Endpoint, sent: InjectOptions) {
  if (!isEndless(answer)) return app.inject(sent)
  const response = await app.inject({ ...sent, payloadAsStream: true })
  if (response.statusCode === 200) response.stream().destroy()
  const body = response.statusCode === 200 ? '' : await text(response.stream())
  return { statusCode: response.statusCode, body, payload: body }
}

/** Fields in the endpoint's format: JSON or form. */
export const writeBody = ({ takesForm }: Endpoint, fields: Fields) =>
  takesForm
    ? { payload: new URLSearchParams(Object.entries(fields).map(writePair)).toString(), type: formType }
    : { payload: JSON.stringify(fields), type: 'application/json' }

const writePair = ([name, value]: [string, unknown]): [string, string] => [
  name,
  typeof value === 'string' ? value : (JSON.stringify(value) ?? ''),
]

export function buildAddress({ path }: Endpoint, { params, query }: Parts): string {
  const filled = path.replaceAll(/\{(\w+)\}/g, (_whole, name: string) =>
    encodeURIComponent(String(params[name])),
  )
  const search = new URLSearchParams(
    Object.entries(query).map(([name, value]): [string, string] => [name, String(value)]),
  )
  return `/api${filled}${search.size > 0 ? `?${search.toString()}` : ''}`
}
