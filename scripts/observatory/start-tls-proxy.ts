// A proxy with TLS in front of a server of this machine, which does what docs/operate.md says and nothing else. Its certificate is its own.
import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { request as ask } from 'node:http';
import { createServer } from 'node:https';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { passedOn } from '../../tests/documented-proxy.ts';

export type TlsProxy = { readonly port: number; readonly certificate: string; close(): void };

/** Refuses (Error) where there is no openssl. */
function makeCertificate(name: string): { readonly key: string; readonly cert: string } {
  const folder = mkdtempSync(join(tmpdir(), 'meridian-tls-'));
  const [keyFile, certFile] = [join(folder, 'key.pem'), join(folder, 'cert.pem')];
  try {
    const curve = ['-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:prime256v1', '-nodes'];
    const told = ['-days', '2', '-subj', `/CN=${name}`, '-addext', `subjectAltName=DNS:${name}`];
    const { status } = spawnSync('openssl', ['req', '-x509', ...curve, ...told, '-keyout', keyFile, '-out', certFile], { stdio: 'ignore' });
    if (status !== 0) throw new Error('openssl is needed for a certificate, and could not make one');
    return { key: readFileSync(keyFile, 'utf8'), cert: readFileSync(certFile, 'utf8') };
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

export async function startTlsProxy(name: string, upstream: URL): Promise<TlsProxy> {
  const { key, cert } = makeCertificate(name);
  const server = createServer({ key, cert, minVersion: 'TLSv1.2' }, (request, response) => {
    const { hostname, port, host } = upstream;
    const onward = ask({ hostname, port, path: request.url, method: request.method, headers: passedOn(request, host) }, (answer) => {
      response.writeHead(answer.statusCode ?? 502, answer.headers);
      answer.pipe(response);
    });
    onward.on('error', () => response.destroy());
    request.pipe(onward);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('no port');
  return {
    port: address.port,
    certificate: cert,
    close: () => {
      server.closeAllConnections();
      server.close();
    },
  };
}
