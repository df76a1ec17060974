import pino, { type Logger } from 'pino'

export type Log = Logger

/** JSON, one line for each message. Keys, cookies and e-mail addresses are never written. */
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
      censor: '[redacted]',
    },
  })
}
