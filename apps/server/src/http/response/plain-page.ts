import type { Language } from '@lumiroute/contract/text'
import { type Text, translate } from '../../text/text.ts'

export const htmlLanguages: Record<Language, string> = { 'zh-TW': 'zh-Hant-TW', en: 'en' }

/** A page with two sentences, for public addresses that have nothing else to show. */
export const writePlainPage = (
  language: Language,
  { title, line }: { title: Text; line: Text },
) => `<!doctype html><html lang="${htmlLanguages[language]}"><meta charset="utf-8">
<meta name="viewport" content="width=device-width"><meta name="robots" content="noindex"><title>LumiRoute</title>
<style>body{margin:0;min-height:100vh;display:grid;place-content:center;padding:24px;box-sizing:border-box;text-align:center;
font:16px/26px 'Noto Sans TC','PingFang TC','Microsoft JhengHei',sans-serif;color:#1B2437;background:#F6F7FB;color-scheme:light dark}
h1{margin:0 0 8px;font-size:20px}p{margin:0;color:#5B6478}
@media(prefers-color-scheme:dark){body{color:#E8ECF5;background:#10151F}p{color:#A3ADC2}}</style>
<body><main><h1>${translate(title, language)}</h1><p>${translate(line, language)}</p></main></body></html>`
