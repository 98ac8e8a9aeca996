// Nothing is pressed on a page whose scripts have not come yet: a person would press again, a test does not.
import type { Browser, BrowserContext, BrowserContextOptions, Page } from '@playwright/test';

import { isAlive, untilAlive } from '../../scripts/site/until-alive.ts';

/** Runs in a page before its own scripts, so it knows nothing outside itself. */
function holdPresses(isAliveNow: () => boolean): void {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync('body { pointer-events: none !important }');
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
  // A test may set the page's clock; this one goes on by the real one.
  const later = globalThis.setTimeout.bind(globalThis);
  const look = (seen: number): void => {
    const times = isAliveNow() ? seen + 1 : 0;
    // An element that React has marked stands in the page by its next turn.
    if (times < 2) later(() => look(times), 20);
    else document.adoptedStyleSheets = document.adoptedStyleSheets.filter((one) => one !== sheet);
  };
  look(0);
}

/** Opening an address on this page ends when the page is alive: nothing else holds back keys and typed words. */
function openAlive(page: Page): void {
  const { goto, reload } = page;
  page.goto = async (...options) => {
    const answer = await goto.apply(page, options);
    await untilAlive(page);
    return answer;
  };
  page.reload = async (...options) => {
    const answer = await reload.apply(page, options);
    await untilAlive(page);
    return answer;
  };
}

/** In every page of this browser a press waits until the page is alive, as it waits for a button that is covered. */
export async function waitForLife(context: BrowserContext): Promise<void> {
  context.on('page', openAlive);
  await context.addInitScript({ content: `(${holdPresses.toString()})(${isAlive.toString()})` });
}

/** A second person's browser beside the one that a test is given. */
export async function newVisitor(browser: Browser, options: BrowserContextOptions = {}): Promise<BrowserContext> {
  const context = await browser.newContext(options);
  await waitForLife(context);
  return context;
}
