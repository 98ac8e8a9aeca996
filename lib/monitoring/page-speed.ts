// Measures how fast the page is that the visitor came to, and tells the operator's own server once: its kind and three numbers.
import { onCLS, onINP, onLCP } from 'web-vitals';

import { getSpeedToken } from '#lib/contract/calls/v1/mix/public/speedToken.ts';
import { reportSpeed } from '#lib/contract/calls/v1/mix/public/reportSpeed.ts';
import { pageKindOf, pageSpeedRules, type SpeedMeasure } from '#lib/contract/site/page-speed.ts';

const keptName = 'page-speed';
type Kept = { readonly token: string; readonly endMs: number; readonly reportedMs: number };

/** The measures that another tab or an older page has kept; none where they are not understood. */
function readKept(): Kept {
  const [token = '', end, reported] = (localStorage.getItem(keptName) ?? '').split(' ');
  return { token, endMs: Number(end ?? 0) || 0, reportedMs: Number(reported ?? 0) || 0 };
}
const keep = ({ token, endMs, reportedMs }: Kept): void => localStorage.setItem(keptName, `${token} ${endMs} ${reportedMs}`);

const ask = (path: string, body: object): Promise<Response> =>
  fetch(`/api/${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
    // The page may be going away.
    keepalive: true,
    signal: AbortSignal.timeout(pageSpeedRules.answerWithinMs),
  });

async function tokenOf(nowMs: number): Promise<string> {
  const kept = readKept();
  if (kept.token !== '' && kept.endMs > nowMs) return kept.token;
  const token = tokenIn(await (await ask(getSpeedToken.path, {})).json());
  keep({ token, endMs: nowMs + pageSpeedRules.tokenSeconds * 1000, reportedMs: kept.reportedMs });
  return token;
}

/** An empty token where the answer is not understood. */
function tokenIn(answer: unknown): string {
  const inner: unknown = typeof answer === 'object' && answer !== null ? Reflect.get(answer, 'data') : null;
  const token: unknown = typeof inner === 'object' && inner !== null ? Reflect.get(inner, 'token') : null;
  return typeof token === 'string' ? token : '';
}

/** `home`: the start page's path in the reader's language. Does nothing where this browser has reported a short time ago. */
export async function measurePageSpeed(home: string): Promise<void> {
  if (Date.now() - readKept().reportedMs < pageSpeedRules.everySeconds * 1000) return;
  const { pathname } = window.location;
  const page = pageKindOf(home === '/' ? pathname : pathname.slice(home.length));
  const measured: { [Measure in SpeedMeasure]?: number } = {};
  onLCP(({ value }) => void (measured.lcp = Math.round(value)));
  onINP(({ value }) => void (measured.inp = Math.round(value)));
  onCLS(({ value }) => void (measured.cls = Math.round(value * 10_000) / 10_000));
  const token = await tokenOf(Date.now());
  if (token === '') return;
  const tell = (): void => {
    if (document.visibilityState !== 'hidden') return;
    document.removeEventListener('visibilitychange', tell);
    const kept = readKept();
    // Another tab may have told meanwhile.
    if (Date.now() - kept.reportedMs < pageSpeedRules.everySeconds * 1000) return;
    keep({ ...kept, reportedMs: Date.now() });
    // Nobody waits for the answer, and a report that is lost is not sent again.
    void ask(reportSpeed.path, { token, page, ...measured }).catch(() => undefined);
  };
  // The measures end in the same moment, by listeners that were there before.
  document.addEventListener('visibilitychange', tell);
}
