import { type CampaignRecord, formatRecord } from '@charterstone/engine'

/** Hands the whole campaign to the person as one file. */
export function exportCampaign(record: CampaignRecord, name: string): void {
  const file = new Blob([formatRecord(record)], { type: 'application/json' })
  offerFile(file, `${fileName(name)}.charterstone`)
}

export function offerFile(file: Blob, name: string): void {
  const address = URL.createObjectURL(file)
  const link = document.createElement('a')
  link.href = address
  link.download = name
  link.click()
  setTimeout(() => URL.revokeObjectURL(address), 60_000)
}

/** Letters of all languages stay; what file systems dislike goes. */
export function fileName(name: string): string {
  return (
    name
      .normalize('NFC')
      .replace(/[^\p{L}\p{N}]+/gu, '-')
      .replace(/^-+|-+$/g, '')
      .slice(0, 60) || 'village'
  )
}
