// @vitest-environment jsdom
// Text written into markup by hand says what it is given, and nothing else.
import fc from 'fast-check';
import { expect, test } from 'vitest';

import { escapeHtml } from './escape-html.ts';

test('what could end a text or an attribute is named instead', () => {
  expect(escapeHtml(`<b title="it's">&amp;</b>`)).toBe('&lt;b title=&quot;it&#39;s&quot;&gt;&amp;amp;&lt;/b&gt;');
  expect(escapeHtml('95,908.59')).toBe('95,908.59');
});

test('a browser reads back what was written, as a text and as an attribute', () => {
  const read = (markup: string): Element | null => new DOMParser().parseFromString(markup, 'text/html').querySelector('p');
  fc.assert(
    fc.property(fc.string(), fc.constantFrom('<', '>', '&', '"', "'", '&lt;', '</p>', '"><i>'), (plain, sign) => {
      // Parsers make a line feed of every carriage return, and drop the sign without a character.
      const text = `${plain}${sign}${plain}`.replace(/[\r\0]/g, '');
      expect(read(`<p>${escapeHtml(text)}</p>`)?.textContent).toBe(text);
      expect(read(`<p title="${escapeHtml(text)}"></p>`)?.getAttribute('title')).toBe(text);
    }),
  );
});
