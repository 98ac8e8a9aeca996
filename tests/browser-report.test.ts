// A browser test that passes only at its second try fails the suite unless it is listed with a reason.
import { expect, test } from 'vitest';

import { judgeBrowserReport } from '../scripts/test/browser-report.ts';

const spec = (title: string, status: string) => ({ title, file: 'desk.spec.ts', tests: [{ status }] });
const report = {
  stats: { expected: 1, flaky: 2 },
  suites: [
    {
      title: 'desk.spec.ts',
      specs: [spec('steady', 'expected'), spec('late', 'flaky'), spec('broken', 'unexpected')],
      suites: [{ title: 'at 1440', specs: [spec('late', 'flaky')] }],
    },
  ],
};

test('what passes only at the second try is a failure, told apart by the group that it stands in', () => {
  expect(judgeBrowserReport(report, {})).toEqual({
    passed: 1,
    failures: [
      'desk.spec.ts › broken',
      'UNSTEADY desk.spec.ts › late: passed only at its second try',
      'UNSTEADY desk.spec.ts › at 1440 › late: passed only at its second try',
    ],
    excused: [],
  });
});

test('a listed one passes and is named with its reason; the list excuses no failure', () => {
  const judged = judgeBrowserReport(report, {
    'desk.spec.ts › at 1440 › late': 'the machine’s clock',
    'desk.spec.ts › broken': 'no reason is good enough',
  });
  expect(judged).toEqual({
    passed: 2,
    failures: ['desk.spec.ts › broken', 'UNSTEADY desk.spec.ts › late: passed only at its second try'],
    excused: ['desk.spec.ts › at 1440 › late (listed: the machine’s clock)'],
  });
});

test('a listed test that does not exist is a failure', () => {
  expect(judgeBrowserReport(report, { 'desk.spec.ts › gone': 'once' }).failures).toContain(
    'desk.spec.ts › gone: listed in tests/e2e/unsteady.ts, and no such test exists',
  );
});

test('a report of another shape is refused', () => {
  expect(() => judgeBrowserReport({ suites: [] }, {})).toThrow('stats');
});
