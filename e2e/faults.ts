import { AxeBuilder } from '@axe-core/playwright'
import type { Page } from '@playwright/test'
import { expect } from '@playwright/test'

const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa']

/** Without frames in the page, axe need not open a second page for each answer; what is well need not be told. */
const axeOf = (page: Page) =>
  new AxeBuilder({ page }).setLegacyMode(true).options({ resultTypes: ['violations'] })

async function seriousOf(axe: AxeBuilder): Promise<string[]> {
  const { violations } = await axe.analyze()
  return violations
    .filter(({ impact }) => impact === 'serious' || impact === 'critical')
    .flatMap(({ id, nodes }) => nodes.map(({ html, failureSummary }) => `${id}: ${html}\n${failureSummary}`))
}

/** Until the new colours are drawn and have stopped fading, axe would read those of the other scheme. */
const flipScheme = (page: Page) =>
  page.evaluate(async () => {
    const { dataset } = document.documentElement
    dataset.colorScheme = dataset.colorScheme === 'dark' ? 'light' : 'dark'
    const frame = () => new Promise((resolve) => requestAnimationFrame(resolve))
    await frame()
    await frame()
    for (const animation of document.getAnimations())
      if (animation instanceof CSSTransition) animation.finish()
    await frame()
  })

/** Dark and light draw the same things: the second scheme is asked about its colours alone. */
export async function seriousFaults(page: Page): Promise<string[]> {
  const faults = await seriousOf(axeOf(page).withTags(tags))
  await flipScheme(page)
  const otherFaults = await seriousOf(axeOf(page).withRules(['color-contrast']))
  await flipScheme(page)
  return [...faults, ...otherFaults]
}

/** The page as it stands, in both schemes. */
export async function expectNoFaults(page: Page) {
  await expect(page.getByRole('progressbar')).toHaveCount(0)
  expect.soft(await seriousFaults(page), page.url()).toEqual([])
}
