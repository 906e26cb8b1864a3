import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import { ensureTool, onPath } from '../lib/system-tool.ts'

/** What a browser needs beside the usual flags to believe the certificate, which nobody has signed. */
export const trusting = '--ignore-certificate-errors'

const making = [
  ...['req', '-x509', '-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:P-256', '-nodes'],
  ...['-subj', '/CN=127.0.0.1', '-days', '1', '-keyout', '-', '-out', '-'],
]

/** A key and a certificate for a server on this machine, in PEM one after the other: browsers speak HTTP/2 over TLS alone. */
export async function selfSigned(): Promise<string> {
  const openssl = await ensureTool({
    title: 'OpenSSL',
    find: () => onPath('openssl'),
    debianPackage: 'openssl',
    elsewhere: 'brew install openssl (or see https://www.openssl.org)',
  })
  const { stdout } = await promisify(execFile)(openssl, making)
  return stdout
}
