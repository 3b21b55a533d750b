import { type Text, text } from '../../text/text.ts'
import { isAllowedTarget, post, RefusedTarget } from './post.ts'

export type Posted = { ok: true; status: number } | { ok: false; problem: Text }

type Options = { allowPrivate: boolean; timeoutMs?: number }

const defaultTimeoutMs = 8000
const refusedTarget = text('outbound.targetRefused')

function describe(error: Error & { code?: string }, timeoutMs: number): Text {
  if (error instanceof RefusedTarget) return refusedTarget
  if (error.name === 'TimeoutError' || error.name === 'AbortError')
    return text('outbound.timeout', { seconds: timeoutMs / 1000 })
  return text('outbound.unreachable', { reason: error.code ?? error.name })
}

/** Posts to an address that a person typed. Does not follow redirects and rejects private targets. */
export async function postJson(target: string, content: object, options: Options): Promise<Posted> {
  const { allowPrivate, timeoutMs = defaultTimeoutMs } = options
  const url = URL.canParse(target) ? new URL(target) : null
  if (!url || !isAllowedTarget(url, allowPrivate)) return { ok: false, problem: refusedTarget }
  try {
    const body = { type: 'application/json', text: JSON.stringify(content) }
    const { status } = await post(url, body, { allowPrivate, timeoutMs })
    if (status >= 200 && status < 300) return { ok: true, status }
    const isRedirect = status >= 300 && status < 400
    return { ok: false, problem: text(isRedirect ? 'outbound.redirect' : 'outbound.badStatus', { status }) }
  } catch (error) {
    return { ok: false, problem: describe(error as Error, timeoutMs) }
  }
}
