// The terminal in a busy market: what the main thread does, how soon typing and every control answer, and what the page holds after minutes.
import { chromium, type Page } from '@playwright/test';

import { browserArguments, ensureBrowser } from '../../../scripts/install/browser.ts';
import { percentile } from '../median.ts';
import { startBusyRelay, type BusyRelay } from './busy-relay.ts';
import { traceMainThread, type MainThread } from './main-thread.ts';

const settleMs = 5000;
const traceMs = 10_000;

const pause = (delayMs: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, delayMs));

async function withPage<Result>(look: (page: Page) => Promise<Result>): Promise<Result> {
  const browser = await chromium.launch({ executablePath: ensureBrowser(), args: [...browserArguments] });
  try {
    return await look(await browser.newPage({ viewport: { width: 1920, height: 1080 } }));
  } finally {
    await browser.close();
  }
}

/** Book and tape stand side by side: both are painted. */
async function openBusy(page: Page, url: string): Promise<BusyRelay> {
  const busy = await startBusyRelay(url);
  await page.goto(`${busy.url}/spot/BTCUSDT`);
  await page.locator('canvas').first().waitFor();
  await pause(settleMs);
  return busy;
}

/** `messagesPerSecond`: how many of the 70 were really sent. */
export async function busyMainThread(url: string): Promise<MainThread & { readonly messagesPerSecond: number }> {
  return await withPage(async (page) => {
    const busy = await openBusy(page, url);
    const before = busy.sent();
    const found = await traceMainThread(await page.context().newCDPSession(page), traceMs);
    const messagesPerSecond = ((busy.sent() - before) / traceMs) * 1000;
    await busy.stop();
    return { ...found, messagesPerSecond };
  });
}

/** A bare React book of 40 rows, painted ten times a second. */
export async function bareMainThread(bareUrl: string): Promise<MainThread> {
  return await withPage(async (page) => {
    await page.goto(`${bareUrl}/book`);
    await pause(settleMs);
    return await traceMainThread(await page.context().newCDPSession(page), traceMs);
  });
}

const keys = 200;

/** Milliseconds from a key to its handler, while a price is typed: p99. */
export async function typingDelay(url: string): Promise<number> {
  return await withPage(async (page) => {
    const busy = await openBusy(page, url);
    await page.evaluate(() => {
      const delays: number[] = [];
      Object.assign(window, { delays });
      window.addEventListener('keydown', (event) => delays.push(performance.now() - event.timeStamp), { capture: true });
    });
    const price = page.getByRole('region', { name: 'Order form' }).getByLabel('Price');
    await price.focus();
    for (let key = 0; key < keys; key += 1) await page.keyboard.press(key % 8 === 7 ? 'ControlOrMeta+A' : String(key % 10));
    const delays = await page.evaluate((): unknown => Reflect.get(window, 'delays'));
    await busy.stop();
    return percentile(Array.isArray(delays) ? delays.filter((one) => typeof one === 'number') : [], 0.99);
  });
}

const buttons = ['Bids only', 'Asks only', 'Both sides', 'Sell', 'Buy', 'Market', 'Limit', '1H', '15m'] as const;

/** Milliseconds until a control's answer is painted, on a machine a quarter as fast: p95 of some rounds over the desk's controls. */
export async function controlAnswer(url: string): Promise<number> {
  return await withPage(async (page) => {
    const busy = await openBusy(page, url);
    await page.evaluate(() => {
      const answers = new Map<number, number>();
      Object.assign(window, { answers });
      const isEvent = (entry: PerformanceEntry): entry is PerformanceEventTiming => 'interactionId' in entry;
      const watch = new PerformanceObserver((list) => {
        for (const entry of list.getEntries())
          if (isEvent(entry) && entry.interactionId > 0)
            answers.set(entry.interactionId, Math.max(entry.duration, answers.get(entry.interactionId) ?? 0));
      });
      // The types do not know the threshold yet.
      const wanted = { type: 'event', durationThreshold: 16 };
      watch.observe(wanted);
    });
    const session = await page.context().newCDPSession(page);
    await session.send('Emulation.setCPUThrottlingRate', { rate: 4 });
    let pressed = 0;
    const press = async (name: string, role: 'button' | 'tab' | 'radio'): Promise<void> => {
      const control = page.getByRole(role, { name, exact: true }).first();
      if (!(await control.isVisible())) return;
      await control.click({ timeout: 5000 }).catch(() => undefined);
      pressed += 1;
      await pause(300);
    };
    for (let round = 0; round < 3; round += 1) {
      for (const name of buttons) for (const role of ['button', 'tab', 'radio'] as const) await press(name, role);
      for (const name of ['Plan orders', 'Assets', 'Open orders']) await press(name, 'tab');
      await page.locator('summary[aria-label="Layout, sounds and confirmations"]').click();
      await page.keyboard.press('Escape');
      pressed += 2;
      await pause(300);
    }
    const found = await page.evaluate((): unknown => {
      const answers: unknown = Reflect.get(window, 'answers');
      return answers instanceof Map ? [...answers.values()] : [];
    });
    await busy.stop();
    const answers = Array.isArray(found) ? found.filter((one) => typeof one === 'number') : [];
    // A control that answered within a frame was not reported.
    const quick = Array.from({ length: Math.max(0, pressed - answers.length) }, () => 16);
    return percentile([...answers, ...quick], 0.95);
  });
}

export type Heap = { readonly lastMb: number; readonly growthMb: number; readonly minutes: number };

/** Live heap in the busy market after some minutes; its growth since the first third of them. */
export async function busyHeap(url: string, minutes: number): Promise<Heap> {
  return await withPage(async (page) => {
    const busy = await openBusy(page, url);
    const session = await page.context().newCDPSession(page);
    const samples: number[] = [];
    const parts = 6;
    for (let part = 0; part <= parts; part += 1) {
      await session.send('HeapProfiler.collectGarbage');
      const { usedSize } = await session.send('Runtime.getHeapUsage');
      samples.push(usedSize / 1024 / 1024);
      if (part < parts) await pause((minutes * 60_000) / parts);
    }
    await busy.stop();
    const lastMb = samples.at(-1) ?? Number.NaN;
    return { lastMb, growthMb: lastMb - (samples[parts / 3] ?? Number.NaN), minutes };
  });
}
