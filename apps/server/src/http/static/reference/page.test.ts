import { endpoint, endpoints, signedIn } from '@lumiroute/contract'
import { expect, test } from 'vitest'
import { z } from 'zod'
import { runAtOnce } from '../../pipeline/in-slices.ts'
import { exampleOf } from './example.ts'
import { describeSchema } from './json-schema.ts'
import { renderReference } from './page.ts'

const page = runAtOnce(renderReference(endpoints, '1.2.3'))
const idsIn = (text: string) => [...text.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id)

test('every endpoint has its section, and every link its target', () => {
  const ids = idsIn(page)
  expect(new Set(ids).size).toBe(ids.length)
  expect(ids).toEqual(expect.arrayContaining(endpoints.map(({ id }) => id)))
  for (const [, target] of page.matchAll(/href="#([^"]+)"/g)) expect(ids).toContain(target)
})

test('the page needs no script', () => {
  expect(page).not.toMatch(/<script|javascript:| on\w+="/i)
})

test('text of the contract cannot become markup', () => {
  const risky = endpoint({
    id: 'risky.get',
    method: 'GET',
    path: '/risky',
    summary: '<img src=x onerror=alert(1)> & "more"',
    access: signedIn,
    category: null,
    answer: z.object({ '<b>': z.string() }),
  })
  const text = runAtOnce(renderReference([risky], '1'))
  expect(text).toContain('&lt;img src=x onerror=alert(1)&gt; &amp; &quot;more&quot;')
  expect(text).not.toContain('<b></')
  expect(text).not.toContain('<img')
})

test.each(endpoints.filter(({ answer }) => !('binary' in answer)))(
  'the example answer of $id fits its schema',
  ({ answer }) => {
    const schema = answer as z.core.$ZodType
    expect(z.core.safeParse(schema, exampleOf(describeSchema(schema, 'output'))).error?.issues ?? []).toEqual(
      [],
    )
  },
)
