/** One campaign is played in one tab. The tab with the lock plays; all others watch. */
export type TabLock = { readonly release: () => void }

/** After a reload the page before this one still holds the lock for a moment. */
const PATIENCE = 700

/** The lock, or null when another tab keeps it. `onLost` is called when another tab takes it over. */
export async function lockCampaign(id: string, onLost: () => void): Promise<TabLock | null> {
  return (
    (await request(id, { ifAvailable: true }, onLost)) ??
    (await request(id, { signal: AbortSignal.timeout(PATIENCE) }, onLost))
  )
}

/** Takes the lock from the tab that has it. */
export function takeOverCampaign(id: string, onLost: () => void): Promise<TabLock | null> {
  return request(id, { steal: true }, onLost)
}

function request(id: string, options: LockOptions, onLost: () => void): Promise<TabLock | null> {
  // Only secure pages have locks; elsewhere the revision of the saved campaign keeps two tabs apart.
  const locks: LockManager | undefined = navigator.locks
  if (locks === undefined) return Promise.resolve({ release: () => undefined })
  return new Promise((resolve) => {
    let isHeld = false
    let isReleased = false
    locks
      .request(`charterstone-${id}`, options, (lock) => {
        if (lock === null) {
          resolve(null)
          return undefined
        }
        isHeld = true
        return new Promise<void>((end) => {
          resolve({
            release: () => {
              isReleased = true
              end()
            },
          })
        })
      })
      .catch(() => {
        // It was not released in time, or another tab has taken it.
        if (!isHeld) resolve(null)
        else if (!isReleased) onLost()
      })
  })
}
