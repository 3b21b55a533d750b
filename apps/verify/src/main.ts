import { compareFile } from './core/compare-file.ts'
import { type Judged, judgeReport } from './core/judge-report.ts'
import { loadReport } from './core/load-report.ts'
import { readFile } from './core/read-file.ts'
import { chooseLanguage, loadWords } from './text/index.ts'
import { checksSection } from './web/checks-section.ts'
import { compareSection } from './web/compare-section.ts'
import { h } from './web/dom.ts'
import { drivesSection } from './web/drives-section.ts'
import { figuresSection } from './web/figures-section.ts'
import { logSection } from './web/log-section.ts'
import type { Page } from './web/page.ts'
import { provenSection } from './web/proven-section.ts'
import { headSection } from './web/verdict-section.ts'
import { yourselfSection } from './web/yourself-section.ts'

const language = chooseLanguage(location.search, navigator.languages)
document.documentElement.lang = language === 'zh-TW' ? 'zh-Hant-TW' : language
const token = decodeURIComponent(location.pathname.split('/')[2] ?? '') || null

const main = h('main')
document.body.prepend(main)
const draw = (...parts: (HTMLElement | null | false)[]) =>
  main.replaceChildren(...parts.filter((part) => part instanceof HTMLElement))

/** Lets the browser paint before the computation occupies it. */
const paint = () => new Promise((resolve) => setTimeout(resolve, 30))

const waiting = (page: Page, text: string) =>
  h('header', h('h1', page.t.title), h('p.wait', { role: 'status' }, text))

async function start(page: Page) {
  document.title = `${page.t.title} – LumiRoute`
  if (token === null) return drawTrouble(page, 'none')
  draw(waiting(page, page.t.loading))
  const loaded = await loadReport(token)
  if (loaded.kind !== 'bundle') return drawTrouble(page, loaded.kind)
  draw(waiting(page, page.t.checking))
  await paint()
  const judged = judgeReport(loaded.bundle)
  drawReport(page, judged, compareWith(page, judged, loaded.pdfSha256))
}

function drawReport(page: Page, judged: Judged, compare: HTMLElement) {
  const { bundle, computed } = judged
  if (bundle) document.title = `${bundle.booking.adName} – ${page.t.title}`
  draw(
    headSection(page, judged),
    provenSection(page, judged),
    bundle && computed && figuresSection(page, bundle, computed),
    checksSection(page, judged),
    bundle && drivesSection(page, bundle),
    compare,
    bundle && logSection(page, bundle),
    yourselfSection(page, token),
  )
}

function drawTrouble(page: Page, kind: 'missing' | 'failed' | 'none') {
  const [title, meaning] = page.words.troubles[kind]
  const again = h('button.button', page.t.again)
  again.onclick = () => void start(page)
  draw(
    h(
      'header',
      h('p.brand', 'LumiRoute ', page.t.title),
      h('h1', title),
      h('p', meaning),
      kind === 'failed' && again,
    ),
    kind !== 'failed' && compareWith(page, null, null),
    kind !== 'failed' && yourselfSection(page, null),
  )
}

const compareWith = (page: Page, server: Judged | null, pdfSha256: string | null) =>
  compareSection(page, async (file) => {
    const read = await readFile(file)
    await paint()
    return compareFile(read, server, pdfSha256)
  })

void loadWords(language).then((words) => start({ words, t: words.texts, language }))
