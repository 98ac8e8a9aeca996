// The summary of the browser tests: how many passed, which failed, and which passed only at their second try.
import { z } from 'zod/mini';

const suiteShape = z.object({
  title: z.string(),
  specs: z.array(z.object({ title: z.string(), file: z.string(), tests: z.array(z.object({ status: z.string() })) })),
  get suites() {
    return z.optional(z.array(suiteShape));
  },
});
type Suite = z.infer<typeof suiteShape>;
const reportShape = z.object({
  stats: z.object({ expected: z.number(), flaky: z.number() }),
  suites: z.array(suiteShape),
});

type Told = { readonly title: string; readonly statuses: readonly string[] };

/** Every test as 'file › group › title'. A suite at the top is a file. */
const testsOf = (suite: Suite, groups: readonly string[] = []): Told[] => [
  ...suite.specs.map(({ file, title, tests }) => ({
    title: [file, ...groups, title].join(' › '),
    statuses: tests.map(({ status }) => status),
  })),
  ...(suite.suites ?? []).flatMap((inner) => testsOf(inner, [...groups, inner.title])),
];

export type BrowserReport = {
  readonly passed: number;
  readonly failures: readonly string[];
  /** Tests that passed only at their second try and are listed, with their reasons. */
  readonly excused: readonly string[];
};

/**
 * Judges a run by Playwright's report. A test that passed only at its second try is a failure unless it is listed.
 * A listed test that no longer exists is a failure too: the list excuses nothing but what is there.
 */
export function judgeBrowserReport(report: unknown, listed: Readonly<Record<string, string>>): BrowserReport {
  const { stats, suites } = reportShape.parse(report);
  const tests = suites.flatMap((suite) => testsOf(suite));
  const ended = (how: string): string[] => tests.filter(({ statuses }) => statuses.includes(how)).map(({ title }) => title);
  const reasonOf = new Map(Object.entries(listed));
  const titles = new Set(tests.map(({ title }) => title));
  const late = ended('flaky');
  const unlisted = late.filter((title) => !reasonOf.has(title));
  const gone = [...reasonOf.keys()].filter((title) => !titles.has(title));
  return {
    passed: stats.expected + stats.flaky - unlisted.length,
    failures: [
      ...ended('unexpected'),
      ...unlisted.map((title) => `UNSTEADY ${title}: passed only at its second try`),
      ...gone.map((title) => `${title}: listed in tests/e2e/unsteady.ts, and no such test exists`),
    ],
    excused: late.flatMap((title) => {
      const reason = reasonOf.get(title);
      return reason === undefined ? [] : [`${title} (listed: ${reason})`];
    }),
  };
}
