/**
 * A self-signed certificate for 127.0.0.1 and its key, valid from 2020 to 2049. It is no secret: only the tests trust it.
 * For a new one: openssl req -x509 -newkey ec -pkeyopt ec_paramgen_curve:P-256 -nodes -days 9000 \\
 *   -subj /CN=charterstone-test -addext subjectAltName=IP:127.0.0.1
 */
export const TEST_CERTIFICATE = {
  key: `-----BEGIN PRIVATE KEY-----
MIGHAgEAMBMGByqGSM49AgEGCCqGSM49AwEHBG0wawIBAQQgTJUss2nvKsT10DtM
Pj6J7VsuYxnld8m45AxvZcjf2oihRANCAASCU6+ciFSZvXmdI4nleYF/A2HUC63M
IyU0WO+Cn1nhxZVzNpARCyqfFzJpLDhtxemvNswxMYUMW1BxZzdX3+Gp
-----END PRIVATE KEY-----
`,
  cert: `-----BEGIN CERTIFICATE-----
MIIBOTCB4KADAgECAgEBMAoGCCqGSM49BAMCMBwxGjAYBgNVBAMMEWNoYXJ0ZXJz
dG9uZS10ZXN0MB4XDTIwMDEwMTAwMDAwMFoXDTQ5MTIzMTAwMDAwMFowHDEaMBgG
A1UEAwwRY2hhcnRlcnN0b25lLXRlc3QwWTATBgcqhkjOPQIBBggqhkjOPQMBBwNC
AASCU6+ciFSZvXmdI4nleYF/A2HUC63MIyU0WO+Cn1nhxZVzNpARCyqfFzJpLDht
xemvNswxMYUMW1BxZzdX3+GpoxMwETAPBgNVHREECDAGhwR/AAABMAoGCCqGSM49
BAMCA0gAMEUCIQCm0CmMdi/lruVTApD7JyxrfXtxdCz0OzrtWFHp9DSaPwIga6AT
8L+XA6esjDa2US3pReaZHiDvatrjG/GH4X5KVmw=
-----END CERTIFICATE-----
`,
}
