import { type Node, parseSync } from 'oxc-parser'

/** A node of a source file where something could be changed. */
export type MutationSite = {
  readonly node: Node
  readonly source: string
  /**
   * What the node is for the node around it. `idle`: a number that is not worth a change, since moving the border of
   * a comparison does the same, or since only its sign counts.
   */
  readonly role: 'condition' | 'value' | 'idle' | 'other'
  /** A link of a chain like `a?.b.c`: brackets around it would break the chain. */
  readonly isLink: boolean
}

const LEFT_ALONE: ReadonlySet<string> = new Set([
  'ImportDeclaration',
  'ExportAllDeclaration',
  'ThrowStatement',
  'ObjectPattern',
  'ArrayPattern',
])
const TYPE_WRAPPERS: ReadonlySet<string> = new Set([
  'TSAsExpression',
  'TSSatisfiesExpression',
  'TSNonNullExpression',
])

/** All sites of a source file. Types, patterns, imports, and what is thrown are left out: no rule is in them. */
export function sitesOf(file: string, source: string): readonly MutationSite[] {
  const { program, errors } = parseSync(file, source)
  if (errors[0]) throw new SyntaxError(`${file}: ${errors[0].message}`)
  const sites: MutationSite[] = []
  collect({ node: program, source, role: 'other', isLink: false }, sites)
  return sites
}

function collect(site: MutationSite, sites: MutationSite[]): void {
  const { node, source } = site
  if (LEFT_ALONE.has(node.type)) return
  if (node.type.startsWith('TS') && !TYPE_WRAPPERS.has(node.type)) return
  sites.push(site)
  if (node.type === 'Property' && node.shorthand) return
  for (const [key, value] of Object.entries(node) as [string, unknown][]) {
    if (!isRead(node, key)) continue
    for (const child of Array.isArray(value) ? (value as unknown[]) : [value])
      if (isNode(child)) collect({ node: child, source, ...relation(site, key) }, sites)
  }
}

/** Names that are written, not read, are no sites: keys of objects, targets of assignments, parameters. */
function isRead(node: Node, key: string): boolean {
  switch (node.type) {
    case 'Property':
      return (key === 'value' && !isTag(node)) || (key === 'key' && node.computed)
    case 'MemberExpression':
      return key === 'object' || (key === 'property' && node.computed)
    case 'VariableDeclarator':
      return key === 'init'
    case 'UpdateExpression':
      return false
    case 'ForStatement':
      return key !== 'update'
    default:
      return key !== 'params' && key !== 'parent'
  }
}

/** `asks: true` marks the frames that ask; no other value is ever looked at. */
function isTag({ key }: Extract<Node, { readonly type: 'Property' }>): boolean {
  return key.type === 'Identifier' && key.name === 'asks'
}

function relation(site: MutationSite, key: string): Pick<MutationSite, 'role' | 'isLink'> {
  const { node, role, isLink } = site
  const continues = node.type === 'ChainExpression' || isLink
  switch (node.type) {
    case 'BinaryExpression':
      return { role: node.operator === '<' || node.operator === '>=' ? 'idle' : 'other', isLink: false }
    case 'ConditionalExpression':
      return { role: key === 'test' ? 'condition' : isOrder(site) ? 'idle' : 'other', isLink: false }
    case 'UnaryExpression':
      return { role: role === 'idle' ? 'idle' : 'other', isLink: false }
    case 'IfStatement':
    case 'WhileStatement':
      return { role: key === 'test' ? 'condition' : 'other', isLink: false }
    case 'LogicalExpression':
      return { role: node.operator === '??' ? 'other' : 'condition', isLink: false }
    case 'CallExpression':
      return { role: key === 'arguments' ? 'value' : 'other', isLink: key === 'callee' && continues }
    case 'MemberExpression':
      return { role: key === 'property' ? 'value' : 'other', isLink: key === 'object' && continues }
    case 'Property':
      return { role: 'value', isLink: false }
    default:
      return { role: 'other', isLink: continues }
  }
}

/** `? -1 : 1`, as at the end of a comparison for sorting. */
function isOrder({ node, source }: MutationSite): boolean {
  return /\? -1 : 1$/.test(source.slice(node.start, node.end))
}

function isNode(value: unknown): value is Node {
  return typeof value === 'object' && value !== null && 'type' in value && typeof value.type === 'string'
}
