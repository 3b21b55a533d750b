import type { Compared } from '../core/compare-file.ts'
import { fill } from '../text/index.ts'
import { checksSection } from './checks-section.ts'
import { h } from './dom.ts'
import type { Page } from './page.ts'
import { writePlace } from './place-text.ts'

/** Accepts a file by choice or by drop, and shows what it says. */
export function compareSection(page: Page, read: (file: File) => Promise<Compared>): HTMLElement {
  const { t } = page
  const input = h('input', {
    type: 'file',
    accept: '.pdf,.json,application/pdf,application/json',
  }) as HTMLInputElement
  const result = h('div', { role: 'status' })
  const element = h(
    'section.card.drop',
    h('h2', t.compare),
    h('p', t.compareHint),
    h('label.button', t.choose, input),
    result,
  )
  async function take(file: File | undefined) {
    if (!file) return
    result.replaceChildren(h('p', t.reading))
    result.replaceChildren(...writeResult(page, await read(file)))
    input.value = ''
  }
  input.onchange = () => void take(input.files?.[0])
  element.ondragover = (event) => {
    event.preventDefault()
    element.classList.add('over')
  }
  element.ondragleave = () => element.classList.remove('over')
  element.ondrop = (event) => {
    event.preventDefault()
    element.classList.remove('over')
    void take(event.dataTransfer?.files[0])
  }
  return element
}

const line = (isGood: boolean, text: string) => h(`p.finding.${isGood ? 'ok' : 'failed'}`, text)

function writeResult(page: Page, compared: Compared): HTMLElement[] {
  const { t, words } = page
  const { judged, comparison, isSamePdf } = compared
  if (!judged) return [line(false, 'DecompressionStream' in globalThis ? t.noProof : t.unreadable)]
  const isRight = judged.verdict !== 'wrong'
  const place = comparison?.kind === 'rewritten' ? comparison.places[0] : undefined
  return [
    line(isRight, isRight ? t.fileRight : t.fileWrong),
    ...(isSamePdf === null ? [] : [line(isSamePdf, isSamePdf ? t.samePdf : t.otherPdf)]),
    ...(comparison
      ? [line(comparison.kind === 'same' || comparison.kind === 'grown', words.comparisons[comparison.kind])]
      : []),
    ...(place ? [h('p.place', fill(t.where, { n: writePlace(page, place, judged.bundle) }))] : []),
    h('p.quiet.code', `SHA-256 ${compared.sha256}`),
    ...(isRight ? [] : [checksSection(page, judged)]),
  ]
}
