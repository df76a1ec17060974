/**
 * Closed loop: every seat answers `think` milliseconds (half to one and a half times) after it was asked. Open loop: answers are
 * offered at a fixed rate whether the server keeps up or not, and one that has to wait for a question counts from when it was due.
 * The tables of an open loop begin one after another, so that their games do not all end in the same second.
 */
export type Pace =
  | { readonly kind: 'closed'; readonly think: number }
  | { readonly kind: 'open'; readonly perSecond: number }

/** Sends an answer; `wanted` is when it was due. */
type Send = (wanted: number) => void

export type Pacer = {
  readonly ready: (send: Send) => void
  /** Begins to answer; `settle` is the time before it is measured, in seconds. */
  readonly start: (settle: number) => void
  readonly stop: () => void
}

export function makePacer(pace: Pace, random: () => number): Pacer {
  return pace.kind === 'closed' ? closedLoop(pace.think, random) : openLoop(pace.perSecond)
}

function closedLoop(think: number, random: () => number): Pacer {
  const early: Send[] = []
  let isStarted = false
  return {
    ready: (send) => {
      if (!isStarted) early.push(send)
      else if (think === 0) send(performance.now())
      else setTimeout(() => send(performance.now()), think * (0.5 + random()))
    },
    start: () => {
      isStarted = true
      for (const send of early.splice(0)) setTimeout(() => send(performance.now()), think * random())
    },
    stop: () => undefined,
  }
}

function openLoop(perSecond: number): Pacer {
  /** Seats that are asked and wait for their turn; answers that are due and wait for a question. */
  const asked: Send[] = []
  const due: number[] = []
  const early: Send[] = []
  let isStarted = false
  let timer: NodeJS.Timeout | undefined

  function ask(send: Send): void {
    const wanted = due.shift()
    if (wanted === undefined) asked.push(send)
    else send(wanted)
  }

  function offer(began: number): void {
    let offered = 0
    timer = setInterval(() => {
      const now = performance.now()
      for (; began + (offered * 1000) / perSecond <= now; offered++) {
        const wanted = began + (offered * 1000) / perSecond
        const send = asked.shift()
        if (send === undefined) due.push(wanted)
        else send(wanted)
      }
    }, 1)
  }

  return {
    ready: (send) => {
      if (isStarted) ask(send)
      else early.push(send)
    },
    start: (settle) => {
      isStarted = true
      for (const [index, send] of early.entries())
        setTimeout(() => ask(send), (settle * 1000 * index) / early.length)
      offer(performance.now())
    },
    stop: () => clearInterval(timer),
  }
}
