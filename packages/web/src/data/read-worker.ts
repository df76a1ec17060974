import { ruleset } from '../session/page-ruleset.ts'
import { readCampaign } from './read-campaign.ts'
import type { ReadReply } from './read-client.ts'

function reply(message: ReadReply): void {
  self.postMessage(message)
}

async function read(file: Blob): Promise<void> {
  const text = await file.text().catch(() => null)
  if (text === null) reply({ kind: 'read', read: { ok: false, fault: { kind: 'unreadable' } } })
  else
    reply({ kind: 'read', read: readCampaign(ruleset, text, (share) => reply({ kind: 'progress', share })) })
}

self.onmessage = ({ data }: MessageEvent<Blob>) => void read(data)
