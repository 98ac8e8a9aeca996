import { expect, test } from 'vitest';

import { plainText, writeArticle } from './markdown.ts';

test.each([
  ['a script', '<script>alert(1)</script>', '<script'],
  ['a picture that runs something', '<img src=x onerror=alert(1)>', '<img'],
  ['an address that is a script', '[a](javascript:alert(1))', 'href='],
  ['the same, disguised', '[a](JaVaScRiPt&#58;alert(1))', 'href='],
  ['an address that is data', '[a](data:text/html;base64,PHN2Zz4=)', 'href='],
  ['another site by two slashes', '[a](//evil.example)', 'href='],
  ['an open site', '[a](http://evil.example)', 'href='],
])('%s is words, not HTML', (_, markdown, forbidden) => expect(writeArticle(markdown, '').html).not.toContain(forbidden));

test('pages of this site keep the language; other sites are told nothing', () => {
  const { html } = writeArticle('[a](/help/start/first-trade#costs) [home](/) [b](https://example.com) [c](#costs)', '/ar');
  expect(html).toContain('<a href="/ar/help/start/first-trade#costs">a</a>');
  expect(html).toContain('<a href="/ar">home</a>');
  expect(html).toContain('<a href="https://example.com" rel="noopener noreferrer">b</a>');
  expect(html).toContain('<a href="#costs">c</a>');
});

test('headings have ids of their own, in any script, and none is as high as the title', () => {
  const { html, headings } = writeArticle('# Costs & *fees*\n\n## Costs & fees\n\n### الرسوم\n', '');
  expect(headings).toEqual([
    { id: 'costs-fees', text: 'Costs & fees', level: 2 },
    { id: 'costs-fees-2', text: 'Costs & fees', level: 2 },
    { id: 'الرسوم', text: 'الرسوم', level: 3 },
  ]);
  expect(html).toContain('<h2 id="costs-fees">Costs &amp; <em>fees</em></h2>');
  expect(html).not.toContain('<h1');
});

test('the words alone', () =>
  expect(plainText('## A\n\nOne **two** [three](/x).\n\n| h |\n|---|\n| cell |\n')).toBe('A\nOne two three.\nh\ncell'));
