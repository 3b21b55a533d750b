import { endpoints } from '@lumiroute/contract'
import { expect, test } from 'vitest'
import { z } from 'zod'
import { buildExample } from './example.ts'
import { describeSchema } from './json-schema.ts'

test.each(endpoints.filter(({ answer }) => !('binary' in answer)))(
  'the example response of $id matches its schema',
  ({ answer }) => {
    const schema = answer as z.core.$ZodType
    expect(
      z.core.safeParse(schema, buildExample(describeSchema(schema, 'output'))).error?.issues ?? [],
    ).toEqual([])
  },
)
