import type { Change, Mutant } from './mutant.ts'
import { findSqlChanges } from './sql-changes.ts'
import { parse, walk, type Node } from './syntax.ts'

const comparisons: Record<string, readonly string[]> = {
  '===': ['!=='],
  '!==': ['==='],
  '<': ['<=', '>='],
  '<=': ['<', '>'],
  '>': ['>=', '<='],
  '>=': ['>', '<'],
}
const arithmetic: Record<string, string> = { '+': '-', '-': '+', '*': '/', '/': '*', '%': '*' }
const methods = new Map(
  Object.entries({
    some: 'every',
    every: 'some',
    min: 'max',
    max: 'min',
    floor: 'ceil',
    ceil: 'floor',
    startsWith: 'endsWith',
  }),
)
/** Calls that can be left out: what they are called on has the same type. */
const droppable = new Set(['filter', 'slice', 'trim', 'sort', 'toSorted', 'toLowerCase', 'toUpperCase'])

type Visit = (node: Node, ancestors: readonly Node[], source: string) => Change[]
const textOf = (node: unknown, source: string) => source.slice((node as Node).start, (node as Node).end)
const replace = ({ start, end }: Node, text: string, operator: string): Change => ({
  start,
  end,
  text,
  operator,
})

const isText = ({ type, value }: Node) =>
  type === 'TemplateLiteral' || (type === 'Literal' && typeof value === 'string')

const changeBinary: Visit = (node, _, source) => {
  const { left, right, operator } = node as Node & { left: Node; right: Node; operator: string }
  const [a, b] = [textOf(left, source), textOf(right, source)]
  const compared = (comparisons[operator] ?? []).map((other) =>
    replace(node, `${a} ${other} ${b}`, other.length === 3 ? 'negated' : 'boundary'),
  )
  const other = arithmetic[operator]
  if (
    !other ||
    (operator === '+' && [left, right].some((side) => isText(side) || side.type === 'BinaryExpression'))
  )
    return compared
  return [...compared, replace(node, `${a} ${other} ${b}`, 'arithmetic')]
}

const changeLogical: Visit = (node, _, source) => {
  const { left, right, operator } = node as Node & { left: Node; right: Node; operator: string }
  const [a, b] = [textOf(left, source), textOf(right, source)]
  // Without the default, most code does not compile.
  if (operator === '??') return [replace(node, b, 'always default')]
  return [replace(node, `(${a}) ${operator === '&&' ? '||' : '&&'} (${b})`, 'logical')]
}

const changeTest: Visit = ({ test }) => [
  replace(test as Node, 'true', 'condition'),
  replace(test as Node, 'false', 'condition'),
]

const changeUnary: Visit = (node, _, source) =>
  node.operator === '!' || node.operator === '-'
    ? [replace(node, textOf(node.argument, source), 'negated')]
    : []

const isLog = (node: Node, source: string) => /^(?:await )?(?:\w+\.)?log\.\w+\(/.test(textOf(node, source))

const changeStatement: Visit = (node, _, source) => {
  const expression = node.expression as Node
  if (isLog(expression, source)) return []
  const removable = ['CallExpression', 'AwaitExpression', 'AssignmentExpression', 'UpdateExpression']
  return removable.includes(expression.type) ? [replace(expression, 'void 0', 'removed')] : []
}

const isInsideChain = (ancestors: readonly Node[]) =>
  ancestors.find(({ type }) => type !== 'MemberExpression' && type !== 'CallExpression')?.type ===
  'ChainExpression'

const changeCall: Visit = (node, ancestors, source) => {
  const callee = node.callee as Node
  if (callee.type !== 'MemberExpression' || callee.computed === true || isInsideChain(ancestors)) return []
  const name = (callee.property as Node).name as string
  const object = textOf(callee.object, source)
  if (droppable.has(name)) return [replace(node, object, 'call dropped')]
  const other = methods.get(name)
  if (!other || (/^(?:min|max|floor|ceil)$/.test(name) && object !== 'Math')) return []
  const rest = source.slice((callee.property as Node).end, node.end)
  return [replace(node, `${object}.${other}${rest}`, 'other method')]
}

const changeChain: Visit = (node, _, source) => {
  const text = textOf(node, source)
  const plain = text.replace(/\?\.(?=[[(])/, '').replace('?.', '.')
  return [replace(node, plain, 'optional chaining')]
}

/** A word is a code or the key of a text: another one does not compile. */
const isWord = (value: string) => /^[\w.-]+$/.test(value)
const isFixed = ([parent]: readonly Node[]) =>
  ['BinaryExpression', 'ExpressionStatement', 'MemberExpression'].includes(parent?.type ?? '')

const changeLiteral: Visit = (node, ancestors, source) => {
  if (typeof node.value === 'boolean') return [replace(node, String(!node.value), 'boolean')]
  if (typeof node.value !== 'string' || isWord(node.value) || isFixed(ancestors)) return []
  if (ancestors.some((each) => each.type === 'CallExpression' && isLog(each, source))) return []
  return [replace(node, node.value === '' ? "'mutant'" : "''", 'text emptied')]
}

const changeArray: Visit = (node) =>
  (node.elements as unknown[]).length > 0 ? [replace(node, '[]', 'array emptied')] : []

const visits: Record<string, Visit> = {
  BinaryExpression: changeBinary,
  LogicalExpression: changeLogical,
  IfStatement: changeTest,
  ConditionalExpression: changeTest,
  UnaryExpression: changeUnary,
  ExpressionStatement: changeStatement,
  CallExpression: changeCall,
  ChainExpression: changeChain,
  Literal: changeLiteral,
  ArrayExpression: changeArray,
}

const changeSql: Visit = (node, _, source) => {
  const isSql = isText(node) || node.type === 'TaggedTemplateExpression'
  if (!isSql) return []
  const text = textOf(node, source)
  const from = text.search(/['"`]/) + 1
  return findSqlChanges(text.slice(from, -1)).map(({ start, end, text: becomes, operator }) =>
    replace(node, text.slice(0, from + start) + becomes + text.slice(from + end), operator),
  )
}

/** Queries hold SQL and the names of columns: there, texts change as SQL. */
const changesOf = (file: string, ...[node, ancestors, source]: Parameters<Visit>): Change[] => {
  if (!file.endsWith('.queries.ts')) return visits[node.type]?.(node, ancestors, source) ?? []
  if (isText(node) || node.type === 'TaggedTemplateExpression') return changeSql(node, ancestors, source)
  return node.type === 'Literal' ? [] : (visits[node.type]?.(node, ancestors, source) ?? [])
}

/** Only for `rawQuery`: lists add to their names. */
function findQueryName(ancestors: readonly Node[]): string | undefined {
  const call = ancestors.find(({ type }) => type === 'CallExpression')
  if (!call || (call.callee as Node).name !== 'rawQuery') return undefined
  const { properties } = (call.arguments as { properties?: Node[] }[])[0] ?? {}
  const name = properties?.find(({ key }) => (key as Node | undefined)?.name === 'name')
  return (name?.value as { value?: string } | undefined)?.value
}

/** All changes of a file in the order of its text. Numbering starts at `firstId`. */
export function findMutants(file: string, source: string, firstId: number): Mutant[] {
  const changes: (Change & { query?: string | undefined })[] = []
  walk(parse(file, source), (node, ancestors) => {
    const tagged = ancestors[0]?.type === 'TaggedTemplateExpression' && node.type === 'TemplateLiteral'
    if (tagged) return
    const query = findQueryName(ancestors)
    changes.push(...changesOf(file, node, ancestors, source).map((change) => ({ ...change, query })))
  })
  const keepsState = /^let |^const .*= new (?:Map|Set|WeakMap)\b/m.test(source)
  return changes.map((change, at) => ({
    ...change,
    keepsState,
    id: firstId + at,
    file,
    line: source.slice(0, change.start).split('\n').length,
    was: source.slice(change.start, change.end),
  }))
}
