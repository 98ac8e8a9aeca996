import { expect, test } from 'vitest';

import { type ConditionFault, readConditions } from './conditions.ts';

const read = (query: string, line: 'spot' | 'futures' = 'spot') => readConditions(new URLSearchParams(query), line);

test('a form sends fields that nobody filled in, and numbers as people type them', () => {
  expect(read('last-min=&last-max=&turnover-min=1,000,000&turnover-max=+&change-min=-2.5 mio')).toEqual({
    conditions: [],
    faults: [{ fault: 'number', column: 'change' }],
  });
  expect(read('last-min=&last-max=&turnover-min=1,000,000&change-min=-2.50%')).toEqual({
    conditions: [
      { column: 'change', min: '-2.50' },
      { column: 'turnover', min: '1000000' },
    ],
    faults: [],
  });
});

test.each<[string, ConditionFault]>([
  ['change-min=ten', { fault: 'number', column: 'change' }],
  ['change-min=NaN', { fault: 'number', column: 'change' }],
  ['change-min=1e3', { fault: 'number', column: 'change' }],
  ['change-min=1&change-min=2', { fault: 'number', column: 'change' }],
  ['change-min=3&change-max=2.99', { fault: 'above', column: 'change' }],
  ['colour-min=3', { fault: 'unknown', name: 'colour' }],
  ['funding-min=0.01', { fault: 'unknown', name: 'funding' }],
])('%s is refused, and with it what stands beside', (query, fault) => {
  expect(read(`${query}&last-min=5`)).toEqual({ conditions: [], faults: [fault] });
});

test('futures have funding; what else an address says is none of the filters', () => {
  expect(read('funding-min=0.01&utm_source=news&page=2', 'futures')).toEqual({
    conditions: [{ column: 'funding', min: '0.01' }],
    faults: [],
  });
});
