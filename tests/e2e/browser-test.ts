// `test` for a browser that presses only what is alive, and brings no service worker along unless the worker is what is looked at.
import { test as playwrightTest } from '@playwright/test';

import { waitForLife } from './alive.ts';

type Options = {
  /** True if pages may register their service worker. What it fetches and keeps costs a browser that is new each time as much as a page does. */
  readonly serviceWorker: boolean;
  /** True if desks fetch their late code while they are idle. A browser that is new each time would fetch all of it for each test. */
  readonly fetchesAhead: boolean;
  /** True if the desk offers keys to somebody new. A browser that is new each time would be offered them in each test. */
  readonly offersKeys: boolean;
};

export const test = playwrightTest.extend<Options>({
  serviceWorker: [false, { option: true }],
  fetchesAhead: [false, { option: true }],
  offersKeys: [false, { option: true }],
  context: async ({ context, javaScriptEnabled, serviceWorker, fetchesAhead, offersKeys }, proceed) => {
    if (javaScriptEnabled !== false) await waitForLife(context);
    if (!offersKeys) await context.addInitScript(() => localStorage.setItem('meridian.said.keys', 'said'));
    if (!fetchesAhead)
      await context.addInitScript(() => {
        Object.defineProperty(navigator, 'connection', { value: { saveData: true }, configurable: true });
      });
    if (!serviceWorker)
      await context.addInitScript(() => {
        // Browsers without workers, or at an address that may have none, do not know the name.
        if ('ServiceWorkerContainer' in globalThis)
          ServiceWorkerContainer.prototype.register = () => new Promise<ServiceWorkerRegistration>(() => undefined);
      });
    await proceed(context);
  },
});
