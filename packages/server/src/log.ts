import pino, { type Logger } from 'pino'

export type Log = Logger

/** One line a thing, JSON. Keys, cookies and addresses of people are never written. */
export function makeLog(level: string): Log {
  return pino({
    level,
    base: null,
    redact: {
      paths: [
        'key',
        '*.key',
        'keys',
        '*.keys',
        'cookie',
        '*.cookie',
        'authorization',
        '*.authorization',
        'email',
        '*.email',
      ],
      censor: '[kept back]',
    },
  })
}
