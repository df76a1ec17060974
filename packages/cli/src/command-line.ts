import type { CommandDef, Options } from '@charterstone/lab'
import { Failure, usageFailure, warn } from '@charterstone/lab'
import { cac } from 'cac'
import { commands } from './commands.ts'

/** Does what the arguments ask for and resolves to the exit code. */
export async function runCommandLine(argv: readonly string[]): Promise<number> {
  try {
    return await dispatch(argv)
  } catch (error) {
    if (!isExpected(error)) throw error
    warn(error.message)
    return error instanceof Failure ? error.exitCode : 2
  }
}

async function dispatch(argv: readonly string[]): Promise<number> {
  let chosen: {
    readonly def: CommandDef
    readonly args: readonly string[]
    readonly options: Options
  } | null = null
  const cli = cac('charterstone')
  for (const def of commands) {
    const command = cli.command(def.usage, def.summary)
    for (const [flag, text] of def.options) command.option(flag, text)
    for (const example of def.examples) command.example(`  $ ${example}`)
    command.action((...given: unknown[]) => {
      chosen = { def, args: given.slice(0, -1).map(String), options: given.at(-1) as Options }
    })
  }
  cli.help((sections) => sections.filter(({ title }) => title?.startsWith('For more') !== true))
  const { args, options } = cli.parse(['node', 'charterstone', ...argv])
  if (chosen !== null) return start(chosen)
  if (args[0] !== undefined && options.help !== true)
    throw usageFailure(`there is no command "${args[0]}"; see charterstone --help`)
  if (options.help !== true) cli.outputHelp()
  return 0
}

async function start({
  def,
  args,
  options,
}: {
  readonly def: CommandDef
  readonly args: readonly string[]
  readonly options: Options
}): Promise<number> {
  const run = await def.load()
  return run(args, options)
}

/** The parser's own complaints have no class that it exports. */
function isExpected(error: unknown): error is Error {
  return error instanceof Failure || (error instanceof Error && error.name === 'CACError')
}
