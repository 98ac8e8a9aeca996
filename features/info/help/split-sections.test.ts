import { expect, test } from 'vitest';

import { splitSections } from './split-sections.ts';

test('what stands before the first heading, then heading by heading; smaller headings stay where they are', () => {
  const html = '<p>First.</p>\n<h2 id="a">A <em>b</em></h2>\n<p>1</p>\n<h3 id="c">C</h3>\n<p>2</p>\n<h2 id="d">D</h2>\n<p>3</p>\n';
  const headings = [
    { id: 'a', text: 'A b', level: 2 },
    { id: 'c', text: 'C', level: 3 },
    { id: 'd', text: 'D', level: 2 },
  ];
  expect(splitSections({ html, headings })).toEqual({
    opening: '<p>First.</p>',
    sections: [
      { id: 'a', title: 'A b', html: '<p>1</p>\n<h3 id="c">C</h3>\n<p>2</p>' },
      { id: 'd', title: 'D', html: '<p>3</p>' },
    ],
  });
  expect(splitSections({ html: '<p>Only.</p>', headings: [] })).toEqual({ opening: '<p>Only.</p>', sections: [] });
});
