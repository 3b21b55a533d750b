import { expect, test } from 'vitest'
import { keepAppearance, readAppearance } from './appearance.ts'

function box(values: Record<string, string> = {}) {
  const kept = new Map(Object.entries(values))
  return {
    getItem: (name: string) => kept.get(name) ?? null,
    setItem: (name: string, value: string) => void kept.set(name, value),
  }
}

test('stores a value from the URL for the next visit', () => {
  const storage = box()
  keepAppearance(storage, readAppearance(storage, '?layout=horizontal-dark&theme-type=dark'))
  expect(readAppearance(storage, '')).toMatchObject({ layout: 'horizontal-dark', themeType: 'dark' })
})

test('prefers the URL to the stored value', () => {
  const storage = box({ appearance: '{"themeType":"dark"}' })
  expect(readAppearance(storage, '?theme-type=semi-dark').themeType).toBe('semi-dark')
})

test('falls back to the defaults for unknown or damaged values', () => {
  const storage = box({ appearance: '{"layout":"<script>","switchedOn":7', 'sidebar-colors': 'pink' })
  expect(readAppearance(storage, '?layout=diagonal&theme-type=')).toMatchObject({
    layout: 'vertical-default',
    themeType: 'default',
    sidebarColour: 'night',
    isShopOpen: null,
    switchedOn: [],
  })
})
