// npm run accessibility: walks every page in both themes, in English and Arabic, as somebody who sees little, hears the screen or has no mouse; says what is in the way.
// `--pages /,/fees` only these; `--languages en,ar` in these; `--url` a running server of this machine instead of one of its own.
import { parseArgs } from 'node:util';
import { chromium, type Browser } from '@playwright/test';

import { localeTable, localisedPath, type LocaleEntry } from '#lib/i18n/locales.ts';
import { walkPage } from './accessibility/walk-page.ts';
import { openPages, ownPages } from './accessibility/walked-pages.ts';
import { browserArguments, ensureBrowser } from './install/browser.ts';
import { onServer } from './site/on-server.ts';

const { values } = parseArgs({
  options: { pages: { type: 'string' }, languages: { type: 'string', default: 'en,ar' }, url: { type: 'string' } },
});
const asked = values.pages?.split(',');
const languages = localeTable.filter(({ code }) => values.languages.split(',').includes(code));

async function walk(browser: Browser, origin: string, language: LocaleEntry): Promise<number> {
  const context = await browser.newContext({ reducedMotion: 'reduce' });
  // As to somebody who has been here before.
  await context.addInitScript(() => localStorage.setItem('meridian.said.notice-board', 'said'));
  const page = await context.newPage();
  let faults = 0;
  const walkAll = async (pages: readonly string[]): Promise<void> => {
    const order = asked ?? pages;
    for (const path of order.filter((one) => pages.includes(one))) {
      const found = await walkPage(page, `${origin}${localisedPath(language.tag, path)}`, language.code === 'en');
      faults += found.length;
      process.stdout.write(`${found.length === 0 ? '✓' : '✗'} ${language.code} ${path}\n${found.map((what) => `    ${what}\n`).join('')}`);
    }
  };
  await walkAll(openPages);
  const email = `walker-${language.code}-${process.pid}@example.com`;
  await context.request.post(`${origin}/api/v1/user/register`, { data: { email, password: 'correct horse battery staple' } });
  await walkAll(ownPages);
  await context.close();
  return faults;
}

async function run(origin: string): Promise<void> {
  const browser = await chromium.launch({ executablePath: ensureBrowser(), args: [...browserArguments] });
  let faults = 0;
  try {
    for (const language of languages) faults += await walk(browser, origin, language);
  } finally {
    await browser.close();
  }
  process.stdout.write(`${faults} faults\n`);
  process.exitCode = faults === 0 ? 0 : 1;
}

await onServer(values.url, run);
