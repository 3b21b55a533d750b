import { parseAst } from 'rolldown/parseAst'

/** A node of the syntax tree; the parser's own types are too narrow for a walk over all of them. */
export type Node = { type: string; start: number; end: number; [key: string]: unknown }

const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && typeof (value as Node).type === 'string'

/** These hold an expression; all other TypeScript nodes are types and do nothing at run time. */
const typedExpressions = new Set(['TSAsExpression', 'TSSatisfiesExpression', 'TSNonNullExpression'])
const skipped = new Set(['ImportDeclaration', 'ExportAllDeclaration', 'ImportExpression', 'JSXAttribute'])

export function childrenOf(node: Node): Node[] {
  if (skipped.has(node.type)) return []
  if (typedExpressions.has(node.type)) return [node.expression as Node]
  if (node.type.startsWith('TS')) return []
  return Object.entries(node)
    .filter(([key]) => key !== 'source' && (key !== 'key' || node.computed === true))
    .flatMap(([, value]) => value)
    .filter(isNode)
}

export function walk(node: Node, visit: (node: Node, ancestors: readonly Node[]) => void): void {
  const step = (at: Node, ancestors: readonly Node[]) => {
    visit(at, ancestors)
    const inside = [at, ...ancestors]
    for (const child of childrenOf(at)) step(child, inside)
  }
  step(node, [])
}

export const parse = (file: string, source: string): Node =>
  parseAst(source, { lang: file.endsWith('x') ? 'tsx' : 'ts', astType: 'ts' }) as unknown as Node
