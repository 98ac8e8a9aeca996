// npm run contact-sheets: 12 key pages in 23 languages and two themes, one sheet for each page, into screenshots/sheets/, and a list of what can be seen to be wrong.
// `--pages home,spot` and `--languages en,ar` only these; `--phone` as on a phone; `--url` a running server of this machine instead of one of its own.
import { mkdirSync, writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { chromium, type Browser } from '@playwright/test';

import { localeTable, localisedPath, type LocaleEntry } from '#lib/i18n/locales.ts';
import { browserArguments, ensureBrowser } from './install/browser.ts';
import { eachOf } from './crawl/ask.ts';
import { onServer } from './site/on-server.ts';
import { composeSheet, type SmallPicture } from './sheets/compose-sheet.ts';
import { findFaults, type SeenFault } from './sheets/find-faults.ts';
import { keyPages, type KeyPage } from './sheets/key-pages.ts';
import { untilAlive } from './site/until-alive.ts';

const { values } = parseArgs({
  options: {
    pages: { type: 'string' },
    languages: { type: 'string' },
    phone: { type: 'boolean', default: false },
    url: { type: 'string' },
  },
});
const themes = ['dark', 'light'] as const;
const folder = 'screenshots/sheets';
const screen = values.phone ? { width: 390, height: 844 } : { width: 1440, height: 900 };
const shape = values.phone ? { columns: 12, width: 260 } : { columns: 6, width: 480 };
const width = 2;

type Finding = SeenFault & { readonly page: string; readonly language: string; readonly theme: string };

async function shootPage(browser: Browser, origin: string, page: KeyPage, languages: readonly LocaleEntry[]): Promise<Finding[]> {
  const pictures = new Map<string, SmallPicture>();
  const findings: Finding[] = [];
  const looks = languages.flatMap((language) => themes.map((theme) => ({ language, theme })));
  await eachOf(looks, width, async ({ language, theme }) => {
    const context = await browser.newContext({ viewport: screen, deviceScaleFactor: 1, reducedMotion: 'reduce' });
    await context.addCookies([{ name: 'theme', value: theme, url: origin }]);
    // As to somebody who has been here before.
    await context.addInitScript(() => localStorage.setItem('meridian.said.notice-board', 'said'));
    const tab = await context.newPage();
    await tab.goto(`${origin}${localisedPath(language.tag, page.path)}`, { waitUntil: 'load' });
    await untilAlive(tab);
    await tab.waitForTimeout(400);
    // The faults that a page shows do not depend on its theme: once is enough.
    if (theme === 'dark')
      for (const fault of await tab.evaluate(findFaults)) findings.push({ page: page.name, language: language.code, theme, ...fault });
    pictures.set(`${language.code} ${theme}`, {
      label: `${language.code} ${theme}`,
      jpeg: await tab.screenshot({ type: 'jpeg', quality: 70 }),
    });
    await context.close();
  });
  const inOrder = looks.flatMap(({ language, theme }) => pictures.get(`${language.code} ${theme}`) ?? []);
  await composeSheet(browser, page.path, inOrder, shape, `${folder}/${page.name}${values.phone ? '-phone' : ''}.png`);
  return findings;
}

async function run(origin: string): Promise<void> {
  const asked = { pages: values.pages?.split(','), languages: values.languages?.split(',') };
  const pages = keyPages.filter(({ name }) => asked.pages?.includes(name) ?? true);
  const languages = localeTable.filter(({ code }) => asked.languages?.includes(code) ?? true);
  mkdirSync(folder, { recursive: true });
  const browser = await chromium.launch({ executablePath: ensureBrowser(), args: [...browserArguments] });
  const findings: Finding[] = [];
  try {
    for (const page of pages) {
      const found = await shootPage(browser, origin, page, languages);
      findings.push(...found);
      process.stdout.write(`${page.name}: ${languages.length * themes.length} pictures, ${found.length} findings\n`);
      for (const { language, kind, where, text } of found.slice(0, 40))
        process.stdout.write(`  ${language.padEnd(6)} ${kind.padEnd(8)} ${where}: ${text}\n`);
    }
  } finally {
    await browser.close();
  }
  writeFileSync(`${folder}/findings${values.phone ? '-phone' : ''}.json`, `${JSON.stringify(findings, null, 2)}\n`);
  process.exitCode = findings.length === 0 ? 0 : 1;
}

await onServer(values.url, run);
