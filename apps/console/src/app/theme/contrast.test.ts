import { describe, expect, test } from 'vitest'
import { computeContrast } from './contrast.ts'
import { night, schemes } from './tokens.ts'
import type { SchemeTokens } from './tokens.ts'

type Pair = { name: string; ink: string; ground: string; least: number }

const text = 4.5
const shape = 3
const grounds = ({ background, hover, selected }: SchemeTokens) => ({ ...background, hover, selected })

function textPairs(tokens: SchemeTokens): Pair[] {
  const inks = { primary: tokens.text.primary, secondary: tokens.text.secondary }
  return Object.entries(grounds(tokens)).flatMap(([ground, colour]) =>
    Object.entries(inks).map(([ink, own]) => ({
      name: `text.${ink} on ${ground}`,
      ink: own,
      ground: colour,
      least: text,
    })),
  )
}

function tonePairs(tokens: SchemeTokens): Pair[] {
  return Object.entries(tokens.tones).flatMap(([tone, { main, contrastText, tint, onTint, fill }]) => [
    { name: `${tone}.contrastText on main`, ink: contrastText, ground: main, least: text },
    { name: `${tone}.onTint on tint`, ink: onTint, ground: tint, least: text },
    { name: `${tone}.onTint on paper`, ink: onTint, ground: tokens.background.paper, least: text },
    { name: `${tone}.onTint on page`, ink: onTint, ground: tokens.background.default, least: text },
    ...(fill ? [{ name: `white on ${tone}.fill`, ink: '#FFFFFF', ground: fill, least: text }] : []),
  ])
}

function shapePairs({ control, background, tones }: SchemeTokens): Pair[] {
  return Object.values(background).flatMap((ground) => [
    { name: `control on ${ground}`, ink: control, ground, least: shape },
    { name: `focus ring on ${ground}`, ink: tones.primary.main, ground, least: shape },
  ])
}

function linkPairs({ background, tones }: SchemeTokens): Pair[] {
  return [background.default, background.paper].map((ground) => ({
    name: `link on ${ground}`,
    ink: tones.primary.main,
    ground,
    least: text,
  }))
}

const { success, error } = schemes.light.tones
const noticePairs: Pair[] = [success.onTint, error.main].map((ground) => ({
  name: `white of a snackbar on ${ground}`,
  ink: '#FFFFFF',
  ground,
  least: text,
}))

const nightPairs: Pair[] = [night.main, night.raised].flatMap((ground) => [
  { name: `night.text on ${ground}`, ink: night.text, ground, least: text },
  { name: `night.muted on ${ground}`, ink: night.muted, ground, least: text },
  { name: `dark selected entry on ${ground}`, ink: schemes.dark.tones.primary.onTint, ground, least: text },
  { name: `amber on ${ground}`, ink: schemes.dark.tones.live.main, ground, least: shape },
])

const all = Object.entries(schemes).flatMap(([scheme, tokens]) =>
  [...textPairs(tokens), ...tonePairs(tokens), ...shapePairs(tokens), ...linkPairs(tokens)].map((pair) => ({
    ...pair,
    name: `${scheme}: ${pair.name}`,
  })),
)

describe('all token pairs used together meet WCAG AA', () => {
  test.each([...all, ...noticePairs, ...nightPairs])('$name', ({ ink, ground, least }) => {
    expect(computeContrast(ink, ground)).toBeGreaterThanOrEqual(least)
  })
})

test('computes known contrast values', () => {
  expect(computeContrast('#000000', '#FFFFFF')).toBeCloseTo(21, 5)
  expect(computeContrast('#767676', '#FFFFFF')).toBeCloseTo(4.54, 2)
})
