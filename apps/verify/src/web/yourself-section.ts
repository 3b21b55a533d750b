import { h } from './dom.ts'
import type { Page } from './page.ts'

/** For people who trust no page. */
export function yourselfSection({ t }: Page, token: string | null): HTMLElement {
  const link = (href: string, name: string, text: string) =>
    h('a.button.plain', { href, download: name }, text)
  return h(
    'section.card',
    h('h2', t.yourself),
    h('p', t.yourselfHint),
    h('pre', { tabindex: 0 }, 'bash verify-report.sh bundle.json'),
    h(
      'p.row',
      token !== null && link(`/v/${encodeURIComponent(token)}/bundle.json`, 'bundle.json', t.getBundle),
      link('/verify/assets/verify-report.sh', 'verify-report.sh', t.getScript),
    ),
  )
}
