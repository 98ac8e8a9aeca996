// A page stands before its scripts have come; whoever listens to it, looks at it or presses something waits for them.
import type { Page } from '@playwright/test';

const mark = '__reactContainer';

/** Waits until React has begun to take over what the server drew. Refuses (TimeoutError) after `patienceMs`. */
export async function untilAlive(page: Page, patienceMs = 30_000): Promise<void> {
  await page.waitForFunction((start) => Object.keys(document).some((key) => key.startsWith(start)), mark, { timeout: patienceMs });
}
