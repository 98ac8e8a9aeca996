// Notes which calls were answered while something runs, by what goes over the wire.
import { subscribe, unsubscribe } from 'node:diagnostics_channel';
import { z } from 'zod/mini';

const answered = z.object({ request: z.object({ path: z.string() }), response: z.object({ statusCode: z.number() }) });

/** Paths without /api/ and query, of answers that were no failure. */
export async function calledPaths(run: () => Promise<void>): Promise<ReadonlySet<string>> {
  const paths = new Set<string>();
  const note = (message: unknown): void => {
    const { request, response } = answered.parse(message);
    const [path = ''] = request.path.split('?');
    if (response.statusCode === 200) paths.add(path.replace(/^\/api\//, ''));
  };
  subscribe('undici:request:headers', note);
  try {
    await run();
  } finally {
    unsubscribe('undici:request:headers', note);
  }
  return paths;
}
