import { consolePaths } from '@lumiroute/contract'
import { expect, test } from 'vitest'
import { pages, redirects } from './routes.ts'

test('the server and the console know the same URLs', () => {
  const built = [...pages, ...redirects].map(({ path }) => path).filter((path) => path !== '/gallery')
  expect(['/', ...built].toSorted()).toEqual([...consolePaths].toSorted())
})
