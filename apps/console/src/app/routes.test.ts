import { consolePaths } from '@lumiroute/contract'
import { expect, test } from 'vitest'
import { pages, redirects } from './routes.ts'

test('the server knows every address of the console, and no other', () => {
  const built = [...pages, ...redirects].map(({ path }) => path).filter((path) => path !== '/gallery')
  expect(['/', ...built].toSorted()).toEqual([...consolePaths].toSorted())
})
