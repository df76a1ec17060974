export { BOTS_HELP } from './command-line/bots-help.ts'
export type { CommandDef } from './command-line/command.ts'
export { Failure, failure, usageFailure } from './command-line/failure.ts'
export {
  isOn,
  numberOption,
  type Options,
  textOption,
  wordOption,
  wordsOption,
} from './command-line/options.ts'
export { print, printJson, printLine, warn } from './command-line/output.ts'
export { MAX_SEED } from './command-line/run-options.ts'
export { MAX_SEATS, playersOption } from './command-line/seats-option.ts'
export {
  COLUMNS,
  cut,
  hang,
  padEnd,
  padStart,
  sideBySide,
  widthOf,
  wrap,
} from './command-line/width.ts'
export { labCommands } from './lab-commands.ts'
export { catalogue, engine, quickBots, version } from './ruleset.ts'
