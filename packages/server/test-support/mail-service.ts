import { type AddressInfo, createServer, type Socket } from 'node:net'

export type Mail = { readonly to: string; readonly text: string }

export type MailService = {
  readonly url: string
  readonly mails: readonly Mail[]
  readonly stop: () => Promise<void>
}

/** A post office that takes everything: as much of SMTP as a letter needs. */
export async function startMailService(): Promise<MailService> {
  const mails: Mail[] = []
  const sockets = new Set<Socket>()
  const server = createServer((socket) => {
    sockets.add(socket)
    socket.on('close', () => sockets.delete(socket))
    let to = ''
    let letter: string[] | null = null
    let rest = ''
    const say = (line: string): void => void socket.write(`${line}\r\n`)
    const receive = (line: string): void => {
      if (letter !== null) {
        if (line !== '.') letter.push(line.replace(/^\./, ''))
        else {
          mails.push({ to, text: letter.join('\n') })
          letter = null
          say('250 taken')
        }
        return
      }
      const command = line.slice(0, 4).toUpperCase()
      if (command === 'RCPT') to = /<([^>]*)>/.exec(line)?.[1] ?? ''
      if (command === 'DATA') {
        letter = []
        say('354 go on')
      } else say(command === 'QUIT' ? '221 bye' : '250 well')
    }
    socket.on('data', (part) => {
      const lines = (rest + part.toString('utf8')).split('\r\n')
      rest = lines.pop() ?? ''
      for (const line of lines) receive(line)
    })
    socket.on('error', () => undefined)
    say('220 test')
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  return {
    url: `smtp://127.0.0.1:${port}`,
    mails,
    stop: () =>
      new Promise((resolve) => {
        for (const socket of sockets) socket.destroy()
        server.close(() => resolve())
      }),
  }
}
