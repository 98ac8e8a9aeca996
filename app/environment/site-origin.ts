// The address that people type, without a path: as the operator says it, else as the request does.
import 'server-only';

import { headers } from 'next/headers';

export async function siteOrigin(): Promise<string> {
  const publicUrl = process.env['PUBLIC_URL'] ?? '';
  if (URL.canParse(publicUrl)) return new URL(publicUrl).origin;
  const asked = await headers();
  const forwarded = process.env['TRUST_PROXY'] === 'true';
  const host = (forwarded ? asked.get('x-forwarded-host') : null) ?? asked.get('host') ?? 'localhost';
  const scheme = (forwarded ? asked.get('x-forwarded-proto') : null) ?? 'http';
  return `${scheme.split(',')[0]}://${host.split(',')[0]}`;
}
