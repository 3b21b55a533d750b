import { parse } from 'node:querystring'
import type { Endpoint } from '@lumiroute/contract'
import { errors } from '@lumiroute/contract'
import type { Language } from '@lumiroute/contract/text'
import type { Deps } from '../../../../deps.ts'
import { AppError } from '../../../../errors/app-error.ts'
import { parseInput } from '../../../../http/pipeline/parse-input.ts'
import type { Read, Route } from '../../../../http/pipeline/route.ts'
import { writeAnswer } from '../../../../http/response/answer.ts'
import { toAppError } from '../../../../http/response/error-handler.ts'
import { PackedText } from '../../../../http/response/packed-text.ts'
import { translate } from '../../../../text/text.ts'
import { frontRoutes } from '../front.routes.ts'

export type FrontRead = { status: number; body: unknown }

const reads = frontRoutes
  .filter((route) => route.kind === 'read' && route.endpoint.method === 'GET')
  .map((route) => ({
    route: route as Extract<Route, { kind: 'read' }>,
    parts: route.endpoint.path.split('/'),
  }))

/**
 * What a public endpoint answers to GET /api{path}, from the same cache. An address without meaning is answered like an
 * unknown one; only what may work later is thrown.
 */
export async function readFrontPath(deps: Deps, path: string, language: Language): Promise<FrontRead> {
  try {
    return { status: 200, body: await answerPath(deps, path, language) }
  } catch (error) {
    const known = toAppError(error)
    if (errors[known.code].status >= 500) throw error
    const { code, text } = known.code === 'VALIDATION' ? new AppError('NOT_FOUND') : known
    const { status } = errors[code]
    return { status, body: { status, code, message: translate(text, language) } }
  }
}

async function answerPath(deps: Deps, path: string, language: Language): Promise<unknown> {
  const [at = '', query = ''] = path.split('?', 2)
  for (const { route, parts } of reads) {
    const params = matchParts(parts, at.split('/'))
    if (!params) continue
    const input = parseInput(route.endpoint, { params, query: parse(query), body: undefined, headers: {} })
    // Public reads know nothing about their caller.
    const answer = await route.act({ db: deps.db, deps, input, language } as unknown as Read<Endpoint>)
    const { response } = answer
    return JSON.parse(response instanceof PackedText ? response.text : writeAnswer(answer, language))
  }
  throw new AppError('NOT_FOUND')
}

function matchParts(template: string[], given: string[]): Record<string, string> | undefined {
  if (template.length !== given.length) return undefined
  const params: Record<string, string> = {}
  for (const [index, part] of template.entries()) {
    const value = given[index] as string
    const name = /^\{(\w+)\}$/.exec(part)?.[1]
    if (name) params[name] = decode(value)
    else if (part !== value) return undefined
  }
  return params
}

function decode(part: string): string {
  try {
    return decodeURIComponent(part)
  } catch {
    throw new AppError('NOT_FOUND')
  }
}
