// The address that people type, without a path: as the operator says it, else as the request does, whose host and scheme the server has judged.
import 'server-only';

import { headers } from 'next/headers';

export async function siteOrigin(): Promise<string> {
  const publicUrl = process.env['PUBLIC_URL'] ?? '';
  if (URL.canParse(publicUrl)) return new URL(publicUrl).origin;
  const asked = await headers();
  return `${asked.get('x-forwarded-proto') ?? 'http'}://${asked.get('host') ?? 'localhost'}`;
}
