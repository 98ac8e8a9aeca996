// Structured data stays data: no text in it becomes markup, and what is read back is what was told.
import { expect, test } from 'vitest';

import { judgeStructuredData } from '../../scripts/crawl/judge-structured-data.ts';
import { questionsThing, trailThing, writeThings } from './structured-things.ts';

test('a text cannot end the element', () => {
  const evil = '</script><script>alert(1)</script>\u2028&';
  const written = writeThings([questionsThing('en-US', [{ question: evil, answer: '<b>no</b>' }])]);
  expect(written).not.toMatch(/[<\u2028]/);
  const read: { '@graph': [{ mainEntity: [{ name: string; acceptedAnswer: { text: string } }] }] } = JSON.parse(written);
  expect(read['@graph'][0].mainEntity[0].name).toBe(evil);
  expect(read['@graph'][0].mainEntity[0].acceptedAnswer.text).toBe('<b>no</b>');
});

test('a trail counts from one, and a crawler finds nothing wrong with it', () => {
  const written = writeThings([
    trailThing([
      { name: 'Home', url: 'https://a.example' },
      { name: 'Markets', url: 'https://a.example/markets' },
    ]),
  ]);
  expect(written).toContain('{"@type":"ListItem","position":2,"name":"Markets","item":"https://a.example/markets"}');
  expect(judgeStructuredData(written)).toEqual([]);
});

test('a crawler names what is missing', () => {
  expect(judgeStructuredData('{"@context":"https://schema.org","@type":"Article","headline":"a"}')).toEqual([
    'structured data Article lacks dateModified, inLanguage',
  ]);
  expect(judgeStructuredData('{')).toEqual(['structured data cannot be read']);
});

test('a crawler looks into lists: an empty one, a step without an address, a question without an answer', () => {
  const step = { name: 'Home', url: 'https://a.example' };
  expect(judgeStructuredData(writeThings([trailThing([])]))).toEqual(['structured data BreadcrumbList is empty']);
  expect(judgeStructuredData(writeThings([trailThing([step, { name: 'Help', url: '' }])]))).toEqual([
    'structured data BreadcrumbList has an entry that is not whole',
  ]);
  expect(judgeStructuredData(writeThings([questionsThing('en-US', [{ question: 'Why?', answer: ' ' }])]))).toEqual([
    'structured data FAQPage has an entry that is not whole',
  ]);
  expect(judgeStructuredData(writeThings([questionsThing('en-US', [{ question: 'Why?', answer: 'So.' }])]))).toEqual([]);
});
