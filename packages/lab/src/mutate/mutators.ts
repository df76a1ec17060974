import type { Node } from 'oxc-parser'
import type { Mutant } from './mutant.ts'
import { type MutationSite, sitesOf } from './mutation-sites.ts'

/** All mutants of a source file, in the order of the file. */
export function mutantsOf(file: string, source: string): readonly Mutant[] {
  return sitesOf(file, source)
    .flatMap((site) => mutators.flatMap((mutator) => mutator(site)))
    .sort((a, b) => a.start - b.start || a.end - b.end)
}

type Mutator = (site: MutationSite) => Mutant[]

const OPERATORS: Readonly<Record<string, string>> = {
  '===': '!==',
  '!==': '===',
  '<': '<=',
  '<=': '<',
  '>': '>=',
  '>=': '>',
  '+': '-',
  '-': '+',
  '*': '/',
  '/': '*',
  '%': '*',
  '&&': '||',
  '||': '&&',
  '+=': '-=',
  '-=': '+=',
}

/** Flips a comparison, moves its border by one, turns a sum around, swaps "and" and "or". */
const changeOperator: Mutator = ({ node, source }) => {
  if (!hasOperator(node)) return []
  const other = OPERATORS[node.operator]
  if (other === undefined || (node.operator === '+' && [node.left, node.right].some(isText))) return []
  const position = node.left.end + source.slice(node.left.end, node.right.start).lastIndexOf(node.operator)
  const before = source.slice(node.start, position)
  return [inPlaceOf(node, before + other + source.slice(position + node.operator.length, node.end))]
}

/** Comparisons and sums of conditions have a mutant of their own; whatever else is asked is turned around. */
const negateCondition: Mutator = ({ node, source, role }) => {
  if (role !== 'condition' || hasOperator(node) || node.type === 'Literal') return []
  if (node.type === 'UnaryExpression' && node.operator === '!')
    return [inPlaceOf(node, textOf(source, node.argument))]
  return [inPlaceOf(node, `!(${textOf(source, node)})`)]
}

const dropStatement: Mutator = ({ node }) => {
  if (node.type === 'ExpressionStatement')
    return [{ ...inPlaceOf(node.expression, 'undefined'), form: 'effect' }]
  if (node.type === 'ContinueStatement' || node.type === 'BreakStatement')
    return [{ ...inPlaceOf(node, ''), form: 'statement' }]
  return []
}

const changeConstant: Mutator = ({ node, role }) => {
  if (node.type !== 'Literal' || role === 'idle') return []
  if (typeof node.value === 'number') return [inPlaceOf(node, String(node.value + 1))]
  return typeof node.value === 'boolean' ? [inPlaceOf(node, String(!node.value))] : []
}

const countBackwards: Mutator = ({ node, source }) => {
  if (node.type !== 'UpdateExpression') return []
  return [inPlaceOf(node, textOf(source, node).replace(node.operator, node.operator === '++' ? '--' : '++'))]
}

/** Another seat: 0 becomes 1, all others become 0. Only where the value is a number. */
const changeSeat: Mutator = ({ node, source, role }) => {
  const read = node.type === 'Property' && node.shorthand ? node.value : node
  if (!isSeat(read) || (node === read && role !== 'value')) return []
  const seat = textOf(source, read)
  const text = `${seat} === 0 ? 1 : 0`
  return [
    {
      ...inPlaceOf(node, text),
      form: node === read ? 'expression' : 'property',
      when: `typeof ${seat} === 'number'`,
    },
  ]
}

const OTHER_CALLS: Readonly<Record<string, string>> = { some: 'every', every: 'some', min: 'max', max: 'min' }
const DROPPED_CALLS: ReadonlySet<string> = new Set(['filter', 'sort', 'toSorted', 'reverse', 'toReversed'])

/** All instead of some, the most instead of the least; a list as it is instead of filtered or sorted. */
const changeCall: Mutator = ({ node, source, isLink }) => {
  if (isLink || node.type !== 'CallExpression' || node.callee.type !== 'MemberExpression') return []
  const { object, property } = node.callee
  const name = textOf(source, property)
  if (DROPPED_CALLS.has(name)) return [inPlaceOf(node, textOf(source, object))]
  const other = OTHER_CALLS[name]
  if (other === undefined) return []
  return [
    inPlaceOf(node, source.slice(node.start, property.start) + other + source.slice(property.end, node.end)),
  ]
}

const mutators: readonly Mutator[] = [
  changeOperator,
  negateCondition,
  dropStatement,
  changeConstant,
  countBackwards,
  changeSeat,
  changeCall,
]

function inPlaceOf(node: Node, text: string): Mutant {
  return { start: node.start, end: node.end, text, form: 'expression' }
}

function textOf(source: string, node: Node): string {
  return source.slice(node.start, node.end)
}

type WithOperator = Extract<
  Node,
  { readonly type: 'BinaryExpression' | 'LogicalExpression' | 'AssignmentExpression' }
>

function hasOperator(node: Node): node is WithOperator {
  return (
    node.type === 'BinaryExpression' ||
    node.type === 'LogicalExpression' ||
    node.type === 'AssignmentExpression'
  )
}

function isText(node: Node): boolean {
  return node.type === 'TemplateLiteral' || (node.type === 'Literal' && typeof node.value === 'string')
}

function isSeat(node: Node): boolean {
  if (node.type === 'Identifier') return node.name === 'seat'
  return node.type === 'MemberExpression' && !node.computed && node.property.name === 'seat'
}
