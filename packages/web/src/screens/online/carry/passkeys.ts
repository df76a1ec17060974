/** Whether this browser has passkeys for the site, and writes them as JSON. They are bound to a host name. */
export function canUsePasskeys(site: string | null | undefined): boolean {
  const { hostname } = location
  return (
    typeof site === 'string' &&
    (hostname === site || hostname.endsWith(`.${site}`)) &&
    typeof PublicKeyCredential === 'function' &&
    'parseCreationOptionsFromJSON' in PublicKeyCredential
  )
}

/** A new passkey, made with the person's consent; null when they decline. */
export function makePasskey(options: PublicKeyCredentialCreationOptionsJSON): Promise<object | null> {
  const publicKey = PublicKeyCredential.parseCreationOptionsFromJSON(options)
  return written(navigator.credentials.create({ publicKey }))
}

/** The answer of a passkey that the person chooses; null when they choose none. */
export function askPasskey(options: PublicKeyCredentialRequestOptionsJSON): Promise<object | null> {
  const publicKey = PublicKeyCredential.parseRequestOptionsFromJSON(options)
  return written(navigator.credentials.get({ publicKey }))
}

async function written(asked: Promise<Credential | null>): Promise<object | null> {
  try {
    const credential = await asked
    return credential instanceof PublicKeyCredential ? credential.toJSON() : null
  } catch {
    // The person has closed the dialog, or the device has no passkey.
    return null
  }
}
