// The short messages of the page: written down as it is said, so that nobody waits until a message is gone again.
import { expect, type Page } from '@playwright/test';

/** From the next page on. */
export async function writeDownMessages(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const said: string[] = [];
    Object.assign(window, { saidSoFar: said });
    const write = (node: Node): void => {
      // The message itself, or how often it has been said by now.
      const element = node instanceof Element ? node : node.parentElement;
      const message = element?.closest('output[aria-live] > p');
      if (message !== null && message !== undefined) said.push((message.textContent ?? '').trim());
    };
    new MutationObserver((changes) => {
      for (const { type, target, addedNodes } of changes) {
        if (type === 'characterData') write(target);
        for (const node of addedNodes) write(node);
      }
    }).observe(document, { subtree: true, childList: true, characterData: true });
  });
}

const saidSoFar = (page: Page): Promise<string[]> =>
  page.evaluate(() => ('saidSoFar' in window && Array.isArray(window.saidSoFar) ? window.saidSoFar.map(String) : []));

/** Does something and waits until the page says so, though it may have said the same a moment ago. */
export async function expectSaid(page: Page, said: RegExp, act: () => Promise<void>): Promise<void> {
  const before = (await saidSoFar(page)).length;
  await act();
  await expect.poll(async () => (await saidSoFar(page)).slice(before).join('\n')).toMatch(said);
}
