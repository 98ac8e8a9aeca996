// A page stands before its scripts have come; whoever listens to it, looks at it or presses something waits for them.
import type { Page } from '@playwright/test';

/** Waits until React has taken over every control that the server drew. Refuses (TimeoutError) after `patienceMs`. */
export async function untilAlive(page: Page, patienceMs = 30_000): Promise<void> {
  await page.waitForFunction(isAlive, null, { timeout: patienceMs });
}

/**
 * True if React has taken over every control of the page, which it marks by a property of a name of its own.
 * Runs in the page, so it knows nothing outside itself.
 */
export function isAlive(): boolean {
  if (document.readyState === 'loading') return false;
  // A page of last resort has no scripts to wait for.
  if (document.querySelector('script[src*="/_next/"]') === null) return true;
  const isMarked = (node: Node, mark: string) => Object.keys(node).some((key) => key.startsWith(mark));
  // The rows of the order book are written without React.
  const controls = document.querySelectorAll(':is(button, input, select, textarea):not([data-place] *)');
  return isMarked(document, '__reactContainer') && [...controls].every((control) => isMarked(control, '__reactFiber'));
}
