/// <reference lib="webworker" />
// The service worker: keeps what never changes, and says so when there is no network. Prices and calls are never kept.
import { CacheFirst, ExpirationPlugin, NetworkOnly, Serwist, type PrecacheEntry, type SerwistPlugin } from 'serwist';

import { offlineAddressOf } from './offline-address.ts';

// The builder writes what to keep from the first moment in place of this name.
declare const self: ServiceWorkerGlobalScope & { readonly __SW_MANIFEST?: (PrecacheEntry | string)[] };

const offlinePages = 'offline-pages';
const month = 30 * 24 * 60 * 60;
/** A release has some 350 files: a page that is open over two more finds those of its own. */
const maxFiles = 1200;

/** Languages whose offline page this run of the worker has fetched afresh. */
const fresh = new Set<string>();

async function keepOfflinePage(address: string): Promise<void> {
  const page = offlineAddressOf(new URL(address).pathname);
  if (fresh.has(page)) return;
  const answer = await fetch(page, { cache: 'reload' });
  if (!answer.ok) return;
  await (await caches.open(offlinePages)).put(page, answer);
  fresh.add(page);
}

/** A page that arrives brings its language's offline page along; one that does not arrive is answered with it. */
const offline: SerwistPlugin = {
  fetchDidSucceed: async ({ request, response, event }) => {
    // Without a network in that very moment there is nothing to keep, and nothing is lost.
    event.waitUntil(keepOfflinePage(request.url).catch(() => undefined));
    return response;
  },
  handlerDidError: async ({ request }) => caches.match(offlineAddressOf(new URL(request.url).pathname)),
};

const serwist = new Serwist({
  precacheEntries: self.__SW_MANIFEST ?? [],
  skipWaiting: true,
  clientsClaim: true,
  navigationPreload: true,
  runtimeCaching: [
    {
      matcher: ({ sameOrigin, url }) => sameOrigin && url.pathname.startsWith('/_next/static/'),
      handler: new CacheFirst({
        cacheName: 'static-files',
        plugins: [new ExpirationPlugin({ maxEntries: maxFiles, maxAgeSeconds: month })],
      }),
    },
    { matcher: ({ request }) => request.mode === 'navigate', handler: new NetworkOnly({ plugins: [offline] }) },
  ],
});

// The page that brought the worker was not fetched through it.
self.addEventListener('install', (event) => {
  const keep = async (): Promise<void> => {
    const pages = await self.clients.matchAll({ type: 'window', includeUncontrolled: true });
    await Promise.all(pages.map(async ({ url }) => keepOfflinePage(url).catch(() => undefined)));
  };
  event.waitUntil(keep());
});
serwist.addEventListeners();
