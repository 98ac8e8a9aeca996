// Structured data stays data: no text in it becomes markup, and what is read back is what was told.
import { expect, test } from 'vitest';

import { judgeStructuredData } from '../../scripts/crawl/judge-structured-data.ts';
import { leaderThing, questionsThing, trailThing, writeThings } from './structured-things.ts';

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

test('the page of a lead trader tells of a person, and of the house as an organization; a crawler asks for a name', () => {
  const leader = {
    name: 'Ada',
    url: 'https://a.example/copy-trading/spot/1000',
    inLanguage: 'en-US',
    startTimeMs: Date.UTC(2026, 0, 2),
    isHouse: false,
    words: '',
  };
  const written = writeThings([leaderThing(leader)]);
  expect(written).toContain('"dateCreated":"2026-01-02T00:00:00.000Z"');
  expect(written).toContain('"mainEntity":{"@type":"Person","name":"Ada"}');
  expect(writeThings([leaderThing({ ...leader, isHouse: true, words: 'By rule' })])).toContain(
    '"mainEntity":{"@type":"Organization","name":"Ada","description":"By rule"}',
  );
  expect(judgeStructuredData(written)).toEqual([]);
  expect(judgeStructuredData(writeThings([leaderThing({ ...leader, name: ' ' })]))).toEqual([
    'structured data ProfilePage has an entry that is not whole',
  ]);
});
