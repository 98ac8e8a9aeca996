// Browser tests that pass only at their second try are named, and fail the suite where too many that are not listed do so.
import { expect, test } from 'vitest';

import { judgeBrowserReport, unsteadyLimit } from '../scripts/test/browser-report.ts';

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

const late = ['desk.spec.ts › late', 'desk.spec.ts › at 1440 › late'];

test('what passes only at the second try is named, and fails nothing while it is seldom; groups are told apart', () => {
  expect(judgeBrowserReport(report, {}, 2)).toEqual({
    passed: 3,
    failures: ['desk.spec.ts › broken'],
    unsteady: late.map((title) => `${title}: passed only at its second try (not listed)`),
  });
});

test('one more than is allowed, and all of them are failures', () => {
  expect(judgeBrowserReport(report, {}, 1)).toEqual({
    passed: 1,
    failures: ['desk.spec.ts › broken', ...late.map((title) => `UNSTEADY ${title}: passed only at its second try`)],
    unsteady: [],
  });
  expect([unsteadyLimit, judgeBrowserReport(report, {}, 0).failures.length]).toEqual([2, 3]);
});

test('a listed one does not count, and is named with its reason; the list excuses no failure', () => {
  const judged = judgeBrowserReport(
    report,
    { 'desk.spec.ts › at 1440 › late': 'the machine’s clock', 'desk.spec.ts › broken': 'no reason is good enough' },
    0,
  );
  expect(judged).toEqual({
    passed: 2,
    failures: ['desk.spec.ts › broken', 'UNSTEADY desk.spec.ts › late: passed only at its second try'],
    unsteady: ['desk.spec.ts › at 1440 › late: passed only at its second try (listed: the machine’s clock)'],
  });
});

test('a listed test that does not exist is a failure', () => {
  expect(judgeBrowserReport(report, { 'desk.spec.ts › gone': 'once' }, 2).failures).toContain(
    'desk.spec.ts › gone: listed in tests/e2e/unsteady.ts, and no such test exists',
  );
});

test('a report of another shape is refused', () => {
  expect(() => judgeBrowserReport({ suites: [] }, {}, 2)).toThrow('stats');
});
