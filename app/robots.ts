// The pages that search engines may read: those that are the same for everybody.
import type { MetadataRoute } from 'next';

import { siteOrigin } from './environment/site-origin.ts';

export const dynamic = 'force-dynamic';

/** Pages that belong to one user say so themselves (noindex): an engine has to be able to read that. */
export default async function robots(): Promise<MetadataRoute.Robots> {
  const origin = await siteOrigin();
  return { rules: { userAgent: '*', allow: '/', disallow: ['/api/', '/socket.io/'] }, sitemap: `${origin}/sitemap.xml` };
}
