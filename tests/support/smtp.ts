import type { AddressInfo } from 'node:net'
import { SMTPServer } from 'smtp-server'

interface ReceivedMail {
  from: string
  to: string[]
  source: string
}

/** A local mail server that stores what it receives. */
export async function startSmtp(port = 0, refuse: (to: string) => boolean = () => false, takesMs = 0) {
  const received: ReceivedMail[] = []
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onRcptTo: ({ address }, _session, done) =>
      done(refuse(address) ? Object.assign(new Error('No such mailbox'), { responseCode: 550 }) : null),
    onData: (stream, { envelope }, done) => {
      let source = ''
      stream.on('data', (part: Buffer) => {
        source += part.toString('utf8')
      })
      stream.on('end', () => {
        received.push({
          from: envelope.mailFrom ? envelope.mailFrom.address : '',
          to: envelope.rcptTo.map(({ address }) => address),
          source,
        })
        setTimeout(done, takesMs)
      })
    },
  })
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve))
  return {
    port: (server.server.address() as AddressInfo).port,
    received,
    stop: () => new Promise<void>((resolve) => server.close(() => resolve())),
  }
}
