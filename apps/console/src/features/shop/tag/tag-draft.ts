import { RuleTerm, ruleOps, TagForm, tagColors, tagTypes } from '@lumiroute/contract/tag'
import type { RuleField, Tag, TagRule } from '@lumiroute/contract/tag'
import { z } from 'zod'

export const ruleFields = Object.keys(ruleOps) as [RuleField, ...RuleField[]]
type Op = RuleTerm['op']
export const getOps = (field: RuleField): readonly Op[] => ruleOps[field]

const DraftTerm = z.object({ field: z.enum(ruleFields), op: z.string(), value: z.string() })
export type DraftTerm = z.infer<typeof DraftTerm>

/** Comparisons with a text value; all others compare numbers. */
const isWord = ({ field, op }: DraftTerm) => field === 'couponUsed' && op === 'is'

/** The typed values as a term of the contract; undefined while invalid. */
export function readTerm(draft: DraftTerm) {
  const { field, op, value } = draft
  const typed = value.trim()
  const figure = typed === '' ? Number.NaN : Number(typed)
  return RuleTerm.safeParse({ field, op, value: op === 'now' ? '' : isWord(draft) ? typed : figure })
}

/** The rule from its complete terms. */
export function readRule(match: 'all' | 'any', terms: readonly DraftTerm[]): TagRule | undefined {
  const read = terms.map(readTerm)
  const good = read.flatMap((each) => (each.success ? [each.data] : []))
  if (good.length === 0 || good.length < read.length) return undefined
  return match === 'all' ? { all: good } : { any: good }
}

export const firstTerm: DraftTerm = { field: 'totalSpent', op: 'gte', value: '1000' }

/** Form state; `send` is the request. */
export const TagDraft = z
  .object({
    tagName: TagForm.shape.tagName,
    tagColor: z.enum(tagColors),
    tagGroup: z.string().trim().max(20),
    tagType: z.enum(tagTypes),
    match: z.enum(['all', 'any']),
    terms: z.array(DraftTerm),
  })
  .superRefine(({ tagType, terms }, context) => {
    if (tagType !== 'auto') return
    for (const [at, term] of terms.entries()) {
      const issue = readTerm(term).error?.issues[0]
      if (issue) context.addIssue({ code: 'custom', path: ['terms', at, 'value'], message: issue.message })
    }
  })
export type TagDraft = z.infer<typeof TagDraft>

export function toDraft(tag: Tag | undefined): TagDraft {
  const rule = tag?.tagRule
  const terms = rule ? ('all' in rule ? rule.all : rule.any) : undefined
  return {
    tagName: tag?.tagName ?? '',
    tagColor: tagColors.find((color) => color === tag?.tagColor) ?? '',
    tagGroup: tag?.tagGroup ?? '',
    tagType: tag?.tagType ?? 'manual',
    match: rule && 'any' in rule ? 'any' : 'all',
    terms: terms?.map(({ field, op, value }) => ({ field, op, value: String(value) })) ?? [firstTerm],
  }
}
