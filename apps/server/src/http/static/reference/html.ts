/** Text that is HTML already; anything else is escaped where it is set in. */
export class Html {
  constructor(readonly text: string) {}
}

type Part = string | number | Html | Part[]

const entities: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
}
const escape = (text: string) => text.replaceAll(/[&<>"']/g, (sign) => entities[sign] as string)

const write = (part: Part): string => {
  if (Array.isArray(part)) return part.map(write).join('')
  return part instanceof Html ? part.text : escape(String(part))
}

export const html = (texts: TemplateStringsArray, ...parts: Part[]): Html =>
  new Html(texts.reduce((all, text, at) => `${all}${write(parts[at - 1] ?? '')}${text}`))
