import { z } from 'zod'

const waitSeconds = 5
const BotInfo = z.object({ displayName: z.string(), basicId: z.string() })

export type BotAnswer = { botName: string; basicId: string } | { problem: string }

/** What a header cannot carry LINE never issued; fetch would answer it with an error of its own. */
const canBeToken = (token: string) => /^[\x21-\x7e]+$/.test(token)
const refused = 'LINE 不接受此存取權杖，請確認內容是否正確、是否已過期'

export async function askBotInfo(lineApiBase: string, token: string): Promise<BotAnswer> {
  if (!canBeToken(token)) return { problem: refused }
  try {
    const response = await fetch(`${lineApiBase}/v2/bot/info`, {
      headers: { authorization: `Bearer ${token}` },
      // A redirect would carry the token to wherever it points.
      redirect: 'error',
      signal: AbortSignal.timeout(waitSeconds * 1000),
    })
    return await readAnswer(response)
  } catch (error) {
    return { problem: describe(error) }
  }
}

async function readAnswer(response: Response): Promise<BotAnswer> {
  if (response.status === 401 || response.status === 403) return { problem: refused }
  if (!response.ok) return { problem: `LINE 回應異常（HTTP ${response.status}），請稍後再試` }
  const info = BotInfo.safeParse(await response.json().catch(() => undefined))
  if (!info.success) return { problem: 'LINE 回應的內容無法辨識，請稍後再試' }
  return { botName: info.data.displayName, basicId: info.data.basicId }
}

function describe(error: unknown): string {
  if (error instanceof Error && error.name === 'TimeoutError')
    return `LINE 未於 ${waitSeconds} 秒內回應，請稍後再試`
  return '無法連線至 LINE，請檢查網路後再試'
}
