// The file that says whom to tell of a fault in the guard of this site (RFC 9116).
import type { FastifyInstance } from 'fastify';

export const securityTextPath = '/.well-known/security.txt';

type SecurityTextOptions = {
  /** A mailto:, https: or tel: address; empty: nobody is named, and there is no such file. */
  readonly contact: string;
  /** The address people type; empty: the file does not say where it belongs. */
  readonly publicUrl: string;
  readonly nowMs: () => number;
};

const dayMs = 24 * 60 * 60 * 1000;
/** Less than a year, as the standard recommends. It is written anew for each who reads it. */
const goodForDays = 180;

export function serveSecurityText(app: FastifyInstance, { contact, publicUrl, nowMs }: SecurityTextOptions): void {
  if (contact === '') return;
  app.get(securityTextPath, (_request, reply) => {
    const expires = new Date((Math.floor(nowMs() / dayMs) + goodForDays) * dayMs);
    const canonical = URL.canParse(publicUrl) ? [`Canonical: ${new URL(securityTextPath, publicUrl).href}`] : [];
    const lines = [`Contact: ${contact}`, `Expires: ${expires.toISOString()}`, ...canonical, 'Preferred-Languages: en'];
    return reply.type('text/plain; charset=utf-8').send(`${lines.join('\n')}\n`);
  });
}
