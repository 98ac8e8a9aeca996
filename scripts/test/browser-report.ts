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
  /** Tests that passed only at their second try and fail nothing: the listed ones with their reasons, and few enough others. */
  readonly unsteady: readonly string[];
};

/** So many unlisted tests may pass at their second try alone: on a busy machine one does now and then, while a fault of the site shows in several. */
export const unsteadyLimit = 2;

/**
 * Judges a run by Playwright's report. Tests that passed only at their second try are failures where more than `allowed` of them are not listed.
 * A listed test that no longer exists is a failure too: the list excuses nothing but what is there.
 */
export function judgeBrowserReport(report: unknown, listed: Readonly<Record<string, string>>, allowed: number): BrowserReport {
  const { stats, suites } = reportShape.parse(report);
  const tests = suites.flatMap((suite) => testsOf(suite));
  const ended = (how: string): string[] => tests.filter(({ statuses }) => statuses.includes(how)).map(({ title }) => title);
  const reasonOf = new Map(Object.entries(listed));
  const titles = new Set(tests.map(({ title }) => title));
  const late = ended('flaky');
  const unlisted = late.filter((title) => !reasonOf.has(title));
  const failing = unlisted.length > allowed ? unlisted : [];
  const gone = [...reasonOf.keys()].filter((title) => !titles.has(title));
  return {
    passed: stats.expected + stats.flaky - failing.length,
    failures: [
      ...ended('unexpected'),
      ...failing.map((title) => `UNSTEADY ${title}: passed only at its second try`),
      ...gone.map((title) => `${title}: listed in tests/e2e/unsteady.ts, and no such test exists`),
    ],
    unsteady: late
      .filter((title) => !failing.includes(title))
      .map((title) => `${title}: passed only at its second try (${reasonOf.has(title) ? `listed: ${reasonOf.get(title)}` : 'not listed'})`),
  };
}
