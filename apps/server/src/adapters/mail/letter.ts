import type { Mail } from './mail.ts'

const escapes: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
}
export const escapeHtml = (text: string) =>
  text.replaceAll(/[&<>"']/g, (character) => escapes[character] as string)

type Letter = { to: string; subject: string; lines: string[]; link?: { label: string; url: string } }

/** One look for every mail; the plain text says the same as the HTML. */
export function composeLetter({ to, subject, lines, link }: Letter): Mail {
  const paragraphs = lines.map((line) => `<p style="margin:0 0 12px">${escapeHtml(line)}</p>`).join('')
  const button = link
    ? `<p style="margin:24px 0"><a href="${escapeHtml(link.url)}" style="background:#3D5AFE;color:#ffffff;padding:10px 20px;border-radius:8px;text-decoration:none">${escapeHtml(link.label)}</a></p>`
    : ''
  return {
    to,
    subject,
    text: [
      ...lines,
      ...(link ? [`${link.label}：${link.url}`] : []),
      '',
      'LumiRoute 雲端智慧行動LED廣告平台',
    ].join('\n'),
    html: `<div style="font:14px/22px 'Noto Sans TC','PingFang TC','Microsoft JhengHei',sans-serif;color:#1B2437;max-width:520px">${paragraphs}${button}<p style="color:#5B6478;font-size:12px">LumiRoute 雲端智慧行動LED廣告平台</p></div>`,
  }
}
