// A program that plays a seat, using only the protocol of docs/protocol.md. It needs Node 22, or Node 20 with the package `ws`.
//
//   node examples/bot-client/bot-client.mjs http://127.0.0.1:4173/t/TABLE#k=KEY [NAME]
//
// The link is that of a seat, or an invitation: then it takes the first free charter under NAME. It answers at random.

const link = new URL(process.argv[2] ?? 'http://127.0.0.1:4173/t/')
const name = process.argv[3] ?? 'Robin'
const table = link.pathname.split('/')[2]
const api = `${link.origin}/api/tables/${table}`
const WebSocket = globalThis.WebSocket ?? (await import('ws')).default

const key = await seatKey(new URLSearchParams(link.hash.slice(1)).get('k') ?? '')
let pause = 300
connect()

/** The key of a seat; an invitation is exchanged for one. */
async function seatKey(given) {
  const { role } = await call('POST', 'enter', { key: given })
  if (role === 'seat') return given
  const { seats } = await call('GET', '', undefined, given)
  const taken = seats.filter(({ isClaimed, player, bot }) => isClaimed || player === 'automa' || bot !== null)
  const charter = [0, 1, 2, 3, 4, 5].find((one) => !taken.some((seat) => seat.charter === one))
  const claimed = await call('POST', 'seats', { charter, name }, given)
  console.log(`Sits down as ${name}. The seat's link: ${link.origin}/t/${table}#k=${claimed.key}`)
  return claimed.key
}

async function call(method, path, body, bearer) {
  const response = await fetch(path === '' ? api : `${api}/${path}`, {
    method,
    headers: {
      ...(bearer === undefined ? {} : { Authorization: `Bearer ${bearer}` }),
      ...(body === undefined ? {} : { 'Content-Type': 'application/json' }),
    },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  })
  const reply = await response.json()
  if (!response.ok) throw new Error(`${path}: ${reply.fault.code} ${reply.fault.detail ?? ''}`)
  return reply
}

function connect() {
  const socket = new WebSocket(`${api.replace('http', 'ws')}/socket`)
  let answered = ''
  socket.onopen = () => socket.send(JSON.stringify({ type: 'hello', protocol: 1, key }))
  socket.onmessage = ({ data }) => {
    pause = 300
    const message = JSON.parse(data)
    if (message.type === 'refused') console.log(`refused: ${message.fault.code}`)
    const sight = message.sight
    if (!sight?.decision || sight.decision.seat !== sight.seat) return
    // Each decision is answered once, even if it is sent again.
    const question = `${sight.game}:${sight.step}`
    if (question === answered) return
    answered = question
    const { options } = sight.decision
    const chosen = options[Math.floor(Math.random() * options.length)]
    console.log(`game ${sight.game}, step ${sight.step}: ${sight.decision.kind} → ${chosen}`)
    socket.send(
      JSON.stringify({ type: 'answer', id: sight.step, game: sight.game, step: sight.step, key: chosen }),
    )
  }
  socket.onclose = ({ code, reason }) => {
    if (code >= 4400) throw new Error(`closed: ${code} ${reason}`)
    setTimeout(connect, pause)
    pause = Math.min(pause * 2, 5000)
  }
  socket.onerror = () => undefined
}
