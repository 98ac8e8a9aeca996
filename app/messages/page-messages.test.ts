// The texts that a page sends to the browser are held against what its client components read, page by page.
import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { describe, expect, test } from 'vitest';

import { lateNamespaces } from '#lib/i18n/late-namespaces.ts';

/** Every layout gives these; a page never names them. */
const ofShell = ['errors', 'shell'];
/** The modules that a module with this loader imports have the words of late namespaces. */
const lateLoader = 'late-words.tsx';

function* pagesUnder(folder: string): Generator<string> {
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) yield* pagesUnder(path);
    else if (entry.name === 'page.tsx') yield path;
  }
}

/** The modules that a module brings to the browser or to the server, types left out. */
function importsOf(file: string, source: string): string[] {
  const named = [
    ...source.matchAll(/(?:import|export)\s(?!type\b)[^;]*?from\s+'([^']+\.tsx?)'/g),
    ...source.matchAll(/import\(\s*'([^']+\.tsx?)'/g),
  ];
  return named
    .flatMap(([, target]) => (target === undefined ? [] : [target]))
    .map((target) => (target.startsWith('#') ? target.slice(1) : join(dirname(file), target)))
    .filter((target) => existsSync(target));
}

/** The namespaces that client components read, reached from a module of the server. */
function readInBrowser(entry: string): string[] {
  const seen = new Set<string>();
  const found = new Set<string>();
  const visit = (file: string, inherited: boolean, late: boolean): void => {
    const source = readFileSync(file, 'utf8');
    const client = inherited || source.startsWith("'use client'");
    const key = `${file} ${client} ${late}`;
    if (seen.has(key)) return;
    seen.add(key);
    if (client)
      for (const [, namespace = ''] of source.matchAll(/useTranslations\(\s*'([a-zA-Z\d]+)/g))
        if (!late || !lateNamespaces.includes(namespace)) found.add(namespace);
    for (const target of importsOf(file, source)) visit(target, client, late || source.includes(lateLoader));
  };
  visit(entry, false, false);
  return [...found].filter((namespace) => !ofShell.includes(namespace)).toSorted();
}

/** The namespaces that a page names. */
function given(page: string): string[] {
  const lists = [...readFileSync(page, 'utf8').matchAll(/<PageMessages namespaces=\{\[([^\]]*)\]\}/g)];
  return [...new Set(lists.flatMap(([, list = '']) => [...list.matchAll(/'([a-zA-Z\d]+)'/g)].map(([, name = '']) => name)))].toSorted();
}

describe('the texts that go to the browser', () => {
  const pages = [...pagesUnder('app/[locale]')];

  test('there are pages, and the terminal reads what a terminal must', () => {
    expect(pages.length).toBeGreaterThan(5);
    expect(readInBrowser('app/[locale]/spot/[symbol]/page.tsx')).toEqual(expect.arrayContaining(['spot', 'terminal']));
  });

  test.each(pages)('%s names what its client components read, no more and no less', (page) => {
    expect(given(page)).toEqual(readInBrowser(page));
  });

  test.each(['[locale]/layout.tsx', '[locale]/error.tsx', '[locale]/not-found.tsx', 'global-not-found.tsx'])(
    '%s needs nothing but the texts of the shell, and those that the frame gives to pages in a world',
    (file) => {
      const ofFrame = given('app/frame/site-frame.tsx');
      expect(ofFrame).toEqual(['worldBand']);
      expect(readInBrowser(`app/${file}`).filter((namespace) => !ofFrame.includes(namespace))).toEqual([]);
    },
  );
});
