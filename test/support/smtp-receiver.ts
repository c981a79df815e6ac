/** A mail server that takes what it is given, or refuses it. */
import { type AddressInfo, createServer } from 'node:net'
import { onTestFinished } from 'vitest'

export interface ReceivedMail {
  from: string
  to: string[]
  /** Headers and text as they came, lines unfolded. */
  data: string
}

/** Listens until the test ends. `refuses` tells whether the next mail is refused, and `refusal` in which words. */
export async function smtpReceiver(refuses: () => boolean = () => false, refusal = '451 later') {
  const mails: ReceivedMail[] = []
  const server = createServer((socket) => {
    let mail: ReceivedMail = { from: '', to: [], data: '' }
    let inData = false
    let rest = ''
    const say = (line: string) => void socket.write(`${line}\r\n`)
    const line = (text: string) => {
      if (inData) {
        if (text !== '.') mail.data += `${text}\n`
        else {
          inData = false
          mails.push({ ...mail, data: mail.data.replaceAll(/\n[ \t]+/g, ' ') })
          mail = { from: '', to: [], data: '' }
          say('250 taken')
        }
      } else if (/^EHLO|^HELO/.test(text)) say('250 localhost')
      else if (text.startsWith('MAIL')) {
        mail.from = /<(.*)>/.exec(text)?.[1] ?? ''
        say(refuses() ? refusal : '250 ok')
      } else if (text.startsWith('RCPT')) {
        mail.to.push(/<(.*)>/.exec(text)?.[1] ?? '')
        say('250 ok')
      } else if (text === 'DATA') {
        inData = true
        say('354 go on')
      } else if (text === 'QUIT') socket.end('221 bye\r\n')
      else say('250 ok')
    }
    socket.on('error', () => {})
    socket.on('data', (chunk) => {
      const lines = (rest + chunk).split('\r\n')
      rest = lines.pop() ?? ''
      for (const text of lines) line(text)
    })
    say('220 localhost')
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  onTestFinished(() => void server.close())
  const { port } = server.address() as AddressInfo
  return { url: `smtp://127.0.0.1:${port}`, mails }
}
