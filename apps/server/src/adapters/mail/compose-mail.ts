import { defaultLanguage, type Language } from '@lumiroute/contract/text'
import type { Mail } from './mail.ts'
import { type Text, text, translate } from '../../text/text.ts'

const escapes: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
}
export const escapeHtml = (text: string) =>
  text.replaceAll(/[&<>"']/g, (character) => escapes[character] as string)

type Letter = {
  to: string
  /** The language of the recipient's account, if set. */
  language?: Language | null
  subject: Text | string
  lines: (Text | string)[]
  link?: Link
  links?: Link[]
}
type Link = { label: Text | string; url: string }

/** One layout for every mail; the plain text has the same content as the HTML. */
export function composeMail({ to, language, ...letter }: Letter): Mail {
  const say = (each: Text | string) => translate(each, language ?? defaultLanguage)
  const lines = letter.lines.map(say)
  const links = [...(letter.link ? [letter.link] : []), ...(letter.links ?? [])].map(({ label, url }) => ({
    label: say(label),
    url,
  }))
  const signature = say(text('mail.signature'))
  const paragraphs = lines.map((line) => `<p style="margin:0 0 12px">${escapeHtml(line)}</p>`).join('')
  const buttons = links
    .map(
      ({ label, url }) =>
        `<p style="margin:24px 0"><a href="${escapeHtml(url)}" style="background:#3D5AFE;color:#ffffff;padding:10px 20px;border-radius:8px;text-decoration:none">${escapeHtml(label)}</a></p>`,
    )
    .join('')
  return {
    to,
    subject: say(letter.subject),
    text: [...lines, ...links.map((link) => say(text('mail.link', link))), '', signature].join('\n'),
    html: `<div style="font:14px/22px 'Noto Sans TC','PingFang TC','Microsoft JhengHei',sans-serif;color:#1B2437;max-width:520px">${paragraphs}${buttons}<p style="color:#5B6478;font-size:12px">${signature}</p></div>`,
  }
}
