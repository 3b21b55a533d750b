import { AxeBuilder } from '@axe-core/playwright'
import type { Page } from '@playwright/test'
import { expect } from '@playwright/test'

type Violation = Awaited<ReturnType<AxeBuilder['analyze']>>['violations'][number]

declare global {
  interface Window {
    axe: { run: (where: unknown, options: object) => Promise<{ violations: Violation[] }> }
  }
}

const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa']

/** Without iframes axe need not open a second page for each result; passed rules are not needed. */
const getAxe = (page: Page) =>
  new AxeBuilder({ page }).setLegacyMode(true).options({ resultTypes: ['violations'] })

const tell = (violations: Violation[]): string[] =>
  violations
    .filter(({ impact }) => impact === 'serious' || impact === 'critical')
    .flatMap(({ id, nodes }) => nodes.map(({ html, failureSummary }) => `${id}: ${html}\n${failureSummary}`))

/** Uses the axe instance that the first check left in the page. */
const otherContrast = (page: Page): Promise<Violation[]> =>
  page.evaluate(async () => {
    const { dataset } = document.documentElement
    const flip = () => (dataset.colorScheme = dataset.colorScheme === 'dark' ? 'light' : 'dark')
    // A colour still in transition would be read as that of the other scheme.
    const still = new CSSStyleSheet()
    still.replaceSync('*, ::before, ::after { transition: none !important }')
    document.adoptedStyleSheets.push(still)
    flip()
    const options = { runOnly: ['color-contrast'], resultTypes: ['violations'] }
    const { violations } = await window.axe.run(document, options)
    flip()
    // Force a render before transitions are on again.
    document.body.getBoundingClientRect()
    document.adoptedStyleSheets = document.adoptedStyleSheets.filter((sheet) => sheet !== still)
    return violations
  })

/** Dark and light have the same content: for the second scheme only contrast is checked. */
export async function seriousFaults(page: Page): Promise<string[]> {
  const { violations } = await getAxe(page).withTags(tags).analyze()
  return tell([...violations, ...(await otherContrast(page))])
}

/** Content that is still loading shows as grey bars, in which nothing could be found. */
const expectDrawn = (page: Page) =>
  expect(page.locator('[role=progressbar], [aria-busy=true], .MuiSkeleton-root')).toHaveCount(0)

/** The current page, in both schemes. */
export async function expectNoFaults(page: Page) {
  await expectDrawn(page)
  expect.soft(await seriousFaults(page), page.url()).toEqual([])
}
