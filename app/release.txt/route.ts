// The build that is served now, for pages that were opened under another one.
import { release } from '../environment/release.ts';

export const dynamic = 'force-dynamic';

export const GET = (): Response => new Response(release(), { headers: { 'content-type': 'text/plain', 'cache-control': 'no-store' } });
