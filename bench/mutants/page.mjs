// Mutants of the page's choosing, the same small changes as mutations.py makes, tried with vitest in one process.
// `node bench/mutants/page.mjs RESULTS SAMPLE SEED`: adds a line for each mutant of the sample that RESULTS does not have
// yet, and announces each before it is tried, so that the process can be ended and started again behind a mutant that
// never comes to an end.
import { appendFileSync, existsSync, readFileSync } from 'node:fs'
import { createHash } from 'node:crypto'
import { createRequire } from 'node:module'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { join } from 'node:path'

const WEB = fileURLToPath(new URL('../../web/', import.meta.url))
const library = (name) => import(pathToFileURL(createRequire(join(WEB, 'package.json')).resolve(name)))
const { default: ts } = await library('typescript')

/** What is mutated: all of a file, or the named functions of it; and the tests that have to notice. */
const READING = ['isPass', 'goalOf', 'slotOf', 'hand', 'pick', 'attempt']
const PICKER = ['tests/table/move_picker.test.ts', 'tests/table/move_picker_sending.test.ts']
const SOURCES = [
  { file: 'src/table/choices.ts', tests: ['tests/table/choices.test.ts', ...PICKER] },
  { file: 'src/table/move_picker.svelte.ts', tests: [...PICKER] },
  { file: 'src/stage/action.ts', tests: ['tests/stage/action.test.ts'] },
  { file: 'src/games/lost-mines/routes.ts', tests: ['tests/games/lost-mines/routes.test.ts'] },
  { file: 'src/games/saboteur/game.ts', functions: READING, tests: [...PICKER, 'tests/games/saboteur/'] },
  { file: 'src/games/lost-mines/game.ts', functions: READING, tests: [...PICKER, 'tests/games/lost-mines/'] },
]

const { SyntaxKind: Kind } = ts
const OPERATORS = new Map([
  [Kind.LessThanToken, '<='],
  [Kind.LessThanEqualsToken, '<'],
  [Kind.GreaterThanToken, '>='],
  [Kind.GreaterThanEqualsToken, '>'],
  [Kind.EqualsEqualsToken, '!='],
  [Kind.ExclamationEqualsToken, '=='],
  [Kind.EqualsEqualsEqualsToken, '!=='],
  [Kind.ExclamationEqualsEqualsToken, '==='],
  [Kind.PlusToken, '-'],
  [Kind.MinusToken, '+'],
  [Kind.AsteriskToken, '/'],
  [Kind.SlashToken, '*'],
  [Kind.AmpersandAmpersandToken, '||'],
  [Kind.BarBarToken, '&&'],
])
const METHODS = { some: 'every', every: 'some', min: 'max', max: 'min' }

/** All changes of a source: where they are, and what is written in place of it. */
export function find(text, file, functions) {
  const source = ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true)
  const found = []
  const visit = (node, scope, wanted) => {
    if (ts.isTypeNode(node) || ts.isInterfaceDeclaration(node) || ts.isImportDeclaration(node)) return
    const name = nameOf(node)
    const path = name ? [...scope, name] : scope
    const isWanted = wanted || (name && functions?.includes(name))
    if (isWanted && path.length) {
      for (const [what, start, end, put] of changes(node, source)) {
        const { line, character } = source.getLineAndCharacterOfPosition(start)
        found.push({
          number: found.length,
          line: line + 1,
          column: character,
          function: path.join('.'),
          what,
          start,
          end,
          put,
        })
      }
    }
    ts.forEachChild(node, (child) => visit(child, path, isWanted))
  }
  visit(source, [], !functions)
  return found
}

function nameOf(node) {
  const named = ts.isFunctionDeclaration(node) || ts.isMethodDeclaration(node) || ts.isPropertyDeclaration(node)
  const isNamed = named || ts.isGetAccessor(node) || ts.isPropertyAssignment(node) || ts.isClassDeclaration(node)
  return isNamed && node.name && ts.isIdentifier(node.name) ? node.name.text : null
}

function* changes(node, source) {
  const at = (part) => [part.getStart(source), part.getEnd()]
  if (ts.isBinaryExpression(node)) {
    const token = node.operatorToken
    const put = OPERATORS.get(token.kind)
    if (put) yield [`${token.getText(source)} to ${put}`, ...at(token), put]
    if (token.kind === Kind.QuestionQuestionToken) yield ['without ??', node.left.getEnd(), node.getEnd(), '']
  } else if (ts.isPrefixUnaryExpression(node) && node.operator === Kind.ExclamationToken) {
    yield ['! removed', ...at(node), node.operand.getText(source)]
  } else if (node.kind === Kind.TrueKeyword || node.kind === Kind.FalseKeyword) {
    yield [`${node.getText(source)} negated`, ...at(node), String(node.kind === Kind.FalseKeyword)]
  } else if (ts.isNumericLiteral(node)) {
    const put = String(Number(node.text.replaceAll('_', '')) + 1)
    yield [`${node.text} to ${put}`, ...at(node), put]
  } else if (ts.isPropertyAccessExpression(node) && METHODS[node.name.text] && ts.isCallExpression(node.parent)) {
    const put = METHODS[node.name.text]
    yield [`${node.name.text} to ${put}`, ...at(node.name), put]
  } else if (ts.isExpressionStatement(node)) {
    yield ['statement removed', ...at(node), ';']
  } else if (ts.isContinueStatement(node)) {
    yield ['continue to break', ...at(node), 'break']
  }
  const condition = ts.isIfStatement(node) ? node.expression : ts.isConditionalExpression(node) ? node.condition : null
  if (condition && !ts.isBinaryExpression(condition) && !ts.isPrefixUnaryExpression(condition)) {
    yield ['condition negated', ...at(condition), `!(${condition.getText(source)})`]
  }
}

function tasks() {
  return SOURCES.flatMap(({ file, functions, tests }) => {
    const text = readFileSync(join(WEB, file), 'utf8')
    const digest = createHash('sha256').update(text).digest('hex').slice(0, 8)
    return find(text, file, functions).map((mutant) => ({
      ...mutant,
      tests,
      key: `${file}:${digest}:${mutant.number}`,
      path: join(WEB, file),
      place: `${file}:${mutant.line}:${mutant.column}`,
      text: text.slice(0, mutant.start) + mutant.put + text.slice(mutant.end),
    }))
  })
}

/** In an order that depends on the seed alone; its beginning is a fair sample. */
function shuffled(all, seed) {
  const place = ({ key }) => createHash('sha256').update(`${seed} ${key}`).digest('hex')
  return all
    .map((one) => [place(one), one])
    .toSorted(([a], [b]) => (a < b ? -1 : 1))
    .map(([, one]) => one)
}

async function main(results, sample, seed) {
  const done = existsSync(results) ? readFileSync(results, 'utf8').trim().split('\n').filter(Boolean) : []
  const known = new Set(done.map((line) => JSON.parse(line).key))
  const sampled = shuffled(tasks(), seed).slice(0, Number(sample) || Infinity)
  const open = sampled.filter(({ key }) => !known.has(key))
  if (!open.length) return
  let mutant = null
  const plugin = {
    name: 'mutants',
    enforce: 'pre',
    transform: (_code, id) => (id.split('?')[0] === mutant?.path ? { code: mutant.text, map: null } : undefined),
  }
  const { createVitest } = await library('vitest/node')
  const options = { root: WEB, config: join(WEB, 'vite.config.ts'), watch: false, reporters: [{}], bail: 1 }
  const vitest = await createVitest('test', options, { plugins: [plugin] })
  const failing = async (tests) => {
    const specifications = await vitest.globTestSpecifications(tests)
    const { testModules } = await vitest.runTestSpecifications(specifications, true)
    const run = new Set(specifications.map(({ moduleId }) => moduleId)) // modules of earlier runs are among the results
    return testModules.filter((one) => run.has(one.moduleId) && one.state() === 'failed').map((one) => one.relativeModuleId)
  }
  const broken = await failing(SOURCES.flatMap(({ tests }) => tests))
  if (broken.length) throw new Error(`fails without a change: ${broken.join(', ')}`)
  for (mutant of open) {
    const { key, place, function: name, what } = mutant
    const line = { key, place, function: name, what }
    console.log(JSON.stringify(line))
    vitest.invalidateFile(mutant.path)
    const [test] = await failing(mutant.tests)
    vitest.invalidateFile(mutant.path)
    appendFileSync(results, JSON.stringify({ ...line, outcome: test ? 'killed' : 'survived', test: test ?? '' }) + '\n')
  }
  await vitest.close()
}

await main(...process.argv.slice(2))
process.exit(0) // vitest notes failing tests in the exit code, and the mutants are to fail
