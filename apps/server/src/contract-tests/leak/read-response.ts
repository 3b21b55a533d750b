import { type Endpoint, isEndless, isMultipart } from '@lumiroute/contract'
import type { FastifyInstance } from 'fastify'
import { once } from 'node:events'
import type { Readable } from 'node:stream'
import { text } from 'node:stream/consumers'
import { unzip } from '../../testing/unzip.ts'
import { buildAddress, type Parts, writeBody } from '../call-parts.ts'
import { multipartBody } from '../multipart-body.ts'
import { proofHeaders } from '../../testing/sign-in-proofs.ts'

export type Seen = { status: number; text: string }

let visitors = 0

/** Sends a call from a new address and reads all of the response: each file of a zip, the first event of a stream. */
export async function sendAs(
  app: FastifyInstance,
  endpoint: Endpoint,
  parts: Parts,
  authorization: string | undefined,
): Promise<Seen> {
  const { payload, type } = writePayload(endpoint, parts)
  const response = await app.inject({
    method: endpoint.method,
    url: buildAddress(endpoint, parts),
    headers: {
      ...(authorization && { authorization }),
      ...proofHeaders(authorization?.replace('Bearer ', '')),
      ...(type && { 'content-type': type }),
    },
    ...(payload !== undefined && { payload }),
    ...(isEndless(endpoint.answer) && { payloadAsStream: true }),
    remoteAddress: `10.2.${(++visitors >> 8) & 255}.${visitors & 255}`,
  })
  const status = response.statusCode
  if (isEndless(endpoint.answer)) return { status, text: await readFirst(response.stream(), status === 200) }
  const isZip = String(response.headers['content-type']).includes('zip')
  return { status, text: isZip ? writeFiles(unzip(response.rawPayload)) : response.payload }
}

function writePayload(endpoint: Endpoint, { body }: Parts): { payload?: Buffer | string; type?: string } {
  if (isMultipart(endpoint.body)) return multipartBody()
  return endpoint.body ? writeBody(endpoint, body) : {}
}

async function readFirst(stream: Readable, isOpen: boolean): Promise<string> {
  if (!isOpen) return text(stream)
  const [chunk] = (await once(stream, 'data')) as [Buffer]
  stream.destroy()
  return chunk.toString()
}

const writeFiles = (files: Map<string, Buffer>) =>
  [...files].map(([name, content]) => `${name}\n${content.toString()}`).join('\n')

/** The response without what was sent: an echo is no leak. */
export function withoutEcho({ text: seen }: Seen, texts: string[]): string {
  const sent = texts.toSorted((one, other) => other.length - one.length)
  return sent.filter(({ length }) => length > 3).reduce(removeWhole, seen)
}

const escapeText = (text: string) => text.replaceAll(/[.*+?^${}()|[\]\\/]/g, '\\$&')

/** A searched word is no echo where it begins a longer text. */
const removeWhole = (text: string, word: string) =>
  text.replaceAll(new RegExp(`(?<![\\w-])${escapeText(word)}(?![\\w-])`, 'g'), '')

/** Every text in a call's input. */
export const textsIn = (value: unknown): string[] =>
  typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsIn) : [String(value)]
