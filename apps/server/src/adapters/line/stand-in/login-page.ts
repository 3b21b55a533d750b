import { createHash, randomBytes } from 'node:crypto'
import { loginCallbackPath } from '@lumiroute/contract/third-party'
import { addPerson, type Books, type Channel, findLoginChannel } from './books.ts'
import { type Asked, refuseGrant, type Said } from './said.ts'

/** LINE's codes last ten minutes and are good for one use. */
const codeSeconds = 10 * 60

const escapes: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }
const escape = (text: string) => text.replaceAll(/[&<>"]/g, (found) => escapes[found] as string)

type Checked = { channel: Channel; redirectUri: string; state: string }

/** What LINE checks before it shows the page: it never redirects to an address that is not registered. */
function check(books: Books, query: URLSearchParams): Checked | Said {
  const refuse = (why: string) => refuseGrant(400, 'invalid_request', why)
  const channel = findLoginChannel(books, query.get('client_id') ?? '')
  if (!channel) return refuse('client_id is not found')
  const redirectUri = query.get('redirect_uri') ?? ''
  if (!isRegistered(books, channel, redirectUri)) return refuse('redirect_uri does not match')
  if (query.get('response_type') !== 'code') return refuse('response_type must be code')
  if (!query.get('scope')?.split(' ').includes('openid')) return refuse('scope needs openid')
  const state = query.get('state')
  if (!state) return refuse('state is required')
  if (query.has('code_challenge') && query.get('code_challenge_method') !== 'S256')
    return refuse('code_challenge_method must be S256')
  return { channel, redirectUri, state }
}

/** The demo does not know its own address in advance. */
function isRegistered({ isDemo }: Books, { callbackUrls }: Channel, url: string): boolean {
  if (callbackUrls.includes(url)) return true
  return isDemo && URL.canParse(url) && new URL(url).pathname === loginCallbackPath
}

const isSaid = (checked: Checked | Said): checked is Said => 'status' in checked

/** LINE's login page. The same name always signs in the same person. */
export function showLoginPage(books: Books, { query }: Asked): Said {
  const checked = check(books, query)
  if (isSaid(checked)) return checked
  const fields = [...query].map(
    ([name, value]) => `<input type="hidden" name="${escape(name)}" value="${escape(value)}">`,
  )
  const friend = query.has('bot_prompt')
    ? `<label><input type="checkbox" name="friend" value="1" checked> 加入好友：${escape(checked.channel.botName)}</label>`
    : ''
  const html = `<!doctype html><html lang="zh-Hant-TW"><meta charset="utf-8">
<meta name="viewport" content="width=device-width"><title>LINE Login（測試）</title>
<body style="margin:0;font:16px/26px sans-serif;background:#f3f5f4;color:#1b1f1d">
<main style="max-width:360px;margin:0 auto;padding:32px 20px">
<h1 style="font-size:20px">LINE Login（測試）</h1>
<p>「${escape(checked.channel.botName)}」想取得你的個人檔案與使用者識別資訊。這是測試用的登入頁，不是 LINE。</p>
<form action="authorize/answer" style="display:grid;gap:16px">${fields.join('')}
<label>顯示名稱 <input name="name" value="小光" maxlength="20" style="font:inherit;padding:8px"></label>${friend}
<button name="answer" value="agree" style="font:inherit;padding:12px;border:0;background:#06703a;color:#fff">同意</button>
<button name="answer" value="cancel" style="font:inherit;padding:12px">取消</button></form></main></body></html>`
  return { status: 200, body: html }
}

/** What the person chose, as a redirect with a code or an error. */
export function answerLoginPage(books: Books, { query }: Asked): Said {
  const checked = check(books, query)
  if (isSaid(checked)) return checked
  const { channel, redirectUri, state } = checked
  const back = (fields: Record<string, string>): Said => {
    const location = `${redirectUri}?${new URLSearchParams({ ...fields, state }).toString()}`
    return { status: 302, body: {}, headers: { location } }
  }
  if (query.get('answer') !== 'agree')
    return back({ error: 'access_denied', error_description: 'The resource owner denied the request.' })
  const userId = findPerson(books, query.get('name') ?? '')
  if (query.get('friend') === '1') books.friends.add(`${channel.loginChannelId} ${userId}`)
  const code = randomBytes(15).toString('base64url')
  books.grants.set(code, {
    channel,
    userId,
    redirectUri,
    nonce: query.get('nonce'),
    challenge: query.get('code_challenge'),
    expiresAt: books.now().getTime() + codeSeconds * 1000,
  })
  return back({ code, friendship_status_changed: String(query.get('friend') === '1') })
}

function findPerson(books: Books, displayName: string): string {
  const known = [...books.profiles.values()].find((profile) => profile.displayName === displayName)
  if (known) return known.userId
  const userId = `U${createHash('sha256').update(displayName).digest('hex').slice(0, 32)}`
  return addPerson(books, { userId, displayName }).userId
}
