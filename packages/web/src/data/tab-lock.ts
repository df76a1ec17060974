/** One campaign is played in one tab. Whoever holds the lock plays; all others look on. */
export type TabLock = { readonly release: () => void }

/** The lock, or null when another tab has it. `onLost` is called when another tab takes it over. */
export function lockCampaign(id: string, onLost: () => void): Promise<TabLock | null> {
  return request(id, { ifAvailable: true }, onLost)
}

/** Takes the lock away from whoever has it. */
export function takeOverCampaign(id: string, onLost: () => void): Promise<TabLock | null> {
  return request(id, { steal: true }, onLost)
}

function request(id: string, options: LockOptions, onLost: () => void): Promise<TabLock | null> {
  // Only secure pages have locks; elsewhere the revision of the saved campaign keeps two tabs apart.
  const locks: LockManager | undefined = navigator.locks
  if (locks === undefined) return Promise.resolve({ release: () => undefined })
  return new Promise((resolve) => {
    let isReleased = false
    locks
      .request(`charterstone-${id}`, options, (lock) => {
        if (lock === null) {
          resolve(null)
          return undefined
        }
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
        if (!isReleased) onLost()
      })
  })
}
