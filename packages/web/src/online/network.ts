/** A socket as the connection to a table uses it. */
export type Socket = { readonly send: (text: string) => void; readonly close: () => void }

export type SocketEvents = {
  readonly onOpen: () => void
  readonly onText: (text: string) => void
  readonly onClose: (code: number) => void
}

/** The device and its network, passed in so that tests can cut the line. */
export type Network = {
  /** `path` is the path of an address of the page's own server. */
  readonly openSocket: (path: string, events: SocketEvents) => Socket
  readonly isOnline: () => boolean
  readonly isVisible: () => boolean
  /** Calls back when the device goes online or offline and when the page is shown or hidden. */
  readonly watch: (listener: (change: 'online' | 'offline' | 'visibility') => void) => () => void
  /** From 0 to 1: devices that lost the same server do not come back at the same moment. */
  readonly random: () => number
}

export const PAGE_NETWORK: Network = {
  openSocket: (path, { onOpen, onText, onClose }) => {
    const scheme = location.protocol === 'https:' ? 'wss' : 'ws'
    const socket = new WebSocket(`${scheme}://${location.host}${path}`)
    socket.onopen = onOpen
    socket.onmessage = ({ data }) => onText(String(data))
    socket.onclose = ({ code }) => onClose(code)
    return { send: (text) => socket.send(text), close: () => socket.close() }
  },
  isOnline: () => navigator.onLine,
  isVisible: () => document.visibilityState === 'visible',
  watch: (listener) => {
    const online = () => listener('online')
    const offline = () => listener('offline')
    const visibility = () => listener('visibility')
    addEventListener('online', online)
    addEventListener('offline', offline)
    document.addEventListener('visibilitychange', visibility)
    return () => {
      removeEventListener('online', online)
      removeEventListener('offline', offline)
      document.removeEventListener('visibilitychange', visibility)
    }
  },
  random: () => Math.random(),
}
