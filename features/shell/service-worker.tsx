'use client';
// Registers the service worker where the site runs with one, and takes an old one away where it does not.
import { useEffect } from 'react';

/** Not before the page stands: the worker is for the next visit. */
async function register(): Promise<void> {
  await navigator.serviceWorker.register('/sw.js', { updateViaCache: 'none' });
}

async function unregister(): Promise<void> {
  const registrations = await navigator.serviceWorker.getRegistrations();
  await Promise.all(registrations.map(async (registration) => registration.unregister()));
}

export function ServiceWorkerSwitch({ on }: { readonly on: boolean }) {
  useEffect(() => {
    if (!('serviceWorker' in navigator)) return;
    // A browser that refuses (private windows do) goes on without.
    (on ? register() : unregister()).catch(() => undefined);
  }, [on]);
  return null;
}
