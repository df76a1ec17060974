import process from 'node:process'

const [command = 'play'] = process.argv.slice(2)
process.stderr.write(`charterstone ${command}: not here yet\n`)
process.exitCode = command === 'play' ? 0 : 2
