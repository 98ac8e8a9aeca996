// Pages that could not be made because calls were not answered say so in their status, so that nobody keeps them: neither search engines nor caches.
import { AsyncLocalStorage } from 'node:async_hooks';
import { subscribe } from 'node:diagnostics_channel';

import { retryAfterSeconds, unansweredChannel } from '#lib/contract/site/unanswered-page.ts';
import type { PageHandler } from './serve-pages.ts';

const drawing = new AsyncLocalStorage<Set<unknown>>();
subscribe(unansweredChannel, (what) => drawing.getStore()?.add(what));

/** A page of which nothing can be shown, and one that failed after a call was not answered. */
const isUnanswered = (status: number, said: ReadonlySet<unknown>): boolean =>
  (status === 200 && said.has('page')) || (status === 500 && said.size > 0);

/** Moves within the site stay as they are: with another status the browser would load the whole document anew. */
export const answerUnanswered =
  (draw: PageHandler): PageHandler =>
  (request, response) => {
    if (request.headers['rsc'] !== undefined) return draw(request, response);
    const said = new Set<unknown>();
    const write = response.writeHead;
    // Node too calls it, where a writer lets it send the headers that were set.
    Object.defineProperty(response, 'writeHead', {
      configurable: true,
      writable: true,
      value: (status: number, ...more: unknown[]): unknown => {
        if (!isUnanswered(status, said)) return Reflect.apply(write, response, [status, ...more]);
        response.setHeader('retry-after', String(retryAfterSeconds));
        response.setHeader('cache-control', 'no-store');
        return Reflect.apply(write, response, [503, ...more.filter((one) => typeof one !== 'string')]);
      },
    });
    return drawing.run(said, () => draw(request, response));
  };
