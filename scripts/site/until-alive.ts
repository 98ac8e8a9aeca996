// A page stands before its scripts have come; whoever listens to it, looks at it or presses something waits for them.
import type { Page } from '@playwright/test';

/** Waits until React has taken over every control that the server drew. Refuses (TimeoutError) after `patienceMs`. */
export async function untilAlive(page: Page, patienceMs = 30_000): Promise<void> {
  await page.waitForFunction(isAlive, null, { timeout: patienceMs });
}

/**
 * True if React has taken over every control of the page, which it marks by a property of a name of its own.
 * It marks them while it is still at work, in many short turns on a slow machine: a word typed then is lost. It has finished with a
 * control once neither its fiber nor one above is still being hydrated or placed (`getNearestMountedFiber` of react-reconciler).
 * Runs in the page, so it knows nothing outside itself.
 */
export function isAlive(): boolean {
  if (document.readyState === 'loading') return false;
  // A page of last resort has no scripts to wait for.
  if (document.querySelector('script[src*="/_next/"]') === null) return true;
  const markOf = (node: Node, mark: string): unknown => {
    const name = Object.keys(node).find((key) => key.startsWith(mark));
    return name === undefined ? undefined : Reflect.get(node, name);
  };
  const isFiber = (value: unknown): value is { alternate: unknown; flags: number; return: unknown } =>
    typeof value === 'object' && value !== null && 'alternate' in value && 'flags' in value && 'return' in value;
  const placement = 2;
  const hydrating = 4096;
  const isTaken = (control: Node): boolean => {
    const first = markOf(control, '__reactFiber');
    if (!isFiber(first)) return false;
    // A fiber with an alternate has stood in the page before, and so has all above it.
    for (let fiber: unknown = first; isFiber(fiber) && fiber.alternate === null; fiber = fiber.return)
      if ((fiber.flags & (placement | hydrating)) !== 0) return false;
    return true;
  };
  // The rows of the order book are written without React.
  const controls = document.querySelectorAll(':is(button, input, select, textarea):not([data-place] *)');
  return markOf(document, '__reactContainer') !== undefined && [...controls].every(isTaken);
}
