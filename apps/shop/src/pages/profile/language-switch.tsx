import { useApp } from '../../app/app-context.ts'
import type { Language } from '../../text/language.ts'
import { useMemberText } from '../../text/member-texts.ts'

const keptSeconds = 365 * 86_400

/** The server renders in the language of the cookie. */
function choose(language: Language): void {
  document.cookie = `shop_language=${language}; path=/s/; max-age=${keptSeconds}; samesite=lax`
  const url = new URL(location.href)
  url.searchParams.delete('lang')
  location.assign(url.pathname + url.search)
}

export function LanguageSwitch() {
  const { language } = useApp()
  const { profile: m } = useMemberText()
  const choices: { code: Language; label: string; lang: string }[] = [
    { code: 'zh-TW', label: m.chinese, lang: 'zh-Hant-TW' },
    { code: 'en', label: m.english, lang: 'en' },
  ]
  return (
    <div className="language-switch" role="group" aria-label={m.language}>
      {choices.map(({ code, label, lang }) => (
        <button
          key={code}
          type="button"
          className="segment"
          lang={lang}
          aria-pressed={code === language}
          onClick={() => choose(code)}
        >
          {label}
        </button>
      ))}
    </div>
  )
}
