import { expect, test } from 'vitest'
import { keepAppearance, readAppearance } from './appearance.ts'

function box(values: Record<string, string> = {}) {
  const kept = new Map(Object.entries(values))
  return {
    getItem: (name: string) => kept.get(name) ?? null,
    setItem: (name: string, value: string) => void kept.set(name, value),
  }
}

test('what the address asked for once is kept for the next visit', () => {
  const storage = box()
  keepAppearance(storage, readAppearance(storage, '?layout=horizontal-dark&theme-type=dark'))
  expect(readAppearance(storage, '')).toMatchObject({ layout: 'horizontal-dark', themeType: 'dark' })
})

test('the address wins over what was kept', () => {
  const storage = box({ appearance: '{"themeType":"dark"}' })
  expect(readAppearance(storage, '?theme-type=semi-dark').themeType).toBe('semi-dark')
})

test('unknown or damaged values fall back to the defaults', () => {
  const storage = box({ appearance: '{"layout":"<script>","switchedOn":7', 'sidebar-colors': 'pink' })
  expect(readAppearance(storage, '?layout=diagonal&theme-type=')).toMatchObject({
    layout: 'vertical-default',
    themeType: 'default',
    sidebarColour: 'night',
    isShopOpen: null,
    switchedOn: [],
  })
})
