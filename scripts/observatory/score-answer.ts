/**
 * The score of an answer over https by the published rules of Mozilla's HTTP Observatory: a hundred points, less the penalties, and the
 * bonuses only for whoever has 90 points without them. The table of points: mdn/mdn-http-observatory, src/grader/charts.js (version 1.5);
 * how each header is read: src/analyzer/tests of the same repository. Left out is what cannot be of this site: scripts of other hosts,
 * certificates, and a place on the browsers' own list of https sites, which only a public name can have (5 points more).
 */
import type { IncomingHttpHeaders } from 'node:http';

export type ScannedAnswer = {
  readonly headers: IncomingHttpHeaders;
  readonly html: string;
  /** The answer to the same path over http: the address that it leads to; null: nobody answers there. */
  readonly fromHttp: string | null;
  /** The address that was asked for. */
  readonly url: string;
};

export const observatoryTests = ['csp', 'cookies', 'cors', 'redirection', 'referrer', 'hsts', 'sri', 'nosniff', 'frames', 'corp'] as const;

export type Scores = Readonly<Record<(typeof observatoryTests)[number], number>>;

const broad: ReadonlySet<string> = new Set(['ftp:', 'http:', 'https:', '*', 'http://*', 'http://*.*', 'https://*', 'https://*.*']);
const halfYearSeconds = 15_768_000;

const textOf = (value: string | readonly string[] | undefined): string => (value === undefined ? '' : String(value)).trim().toLowerCase();

function rulesOf(policy: string): ReadonlyMap<string, readonly string[]> {
  const rules = policy.split(';').map((rule) => rule.trim().split(/\s+/));
  return new Map(rules.flatMap(([name = '', ...sources]) => (name === '' ? [] : [[name, sources] as const])));
}

/** With a nonce or a fingerprint browsers pass over 'unsafe-inline', and with 'strict-dynamic' over hosts as well. */
function heard(sources: readonly string[], isScript: boolean): readonly string[] {
  const isNamed = sources.some((source) => /^'(nonce|sha256|sha384|sha512)-/.test(source));
  const isDynamic = isScript && isNamed && sources.includes("'strict-dynamic'");
  const withoutInline = isNamed ? sources.filter((source) => source !== "'unsafe-inline'") : sources;
  return isDynamic ? withoutInline.filter((source) => source !== "'self'" && !broad.has(source)) : withoutInline;
}

function cspScore(policy: string): number {
  const rules = rulesOf(policy);
  if (rules.size === 0) return -25;
  const of = (name: string): readonly string[] => rules.get(name) ?? rules.get('default-src') ?? ['*'];
  const [script, style, object] = [heard(of('script-src'), true), heard(of('style-src'), false), of('object-src')];
  const isInline = (source: string): boolean => broad.has(source) || source === "'unsafe-inline'" || source === 'data:';
  const isInsecure = (source: string): boolean => /^(http|ftp):/.test(source);
  if (script.includes("'strict-dynamic'") && !script.some((source) => /^'(nonce|sha\d+)-/.test(source))) return -25;
  if (script.some(isInline) || object.some((source) => broad.has(source))) return -20;
  const active = [...rules].filter(([name]) => name !== 'img-src' && name !== 'media-src').flatMap(([, sources]) => sources);
  if (active.some(isInsecure)) return -20;
  if ([...script, ...style].includes("'unsafe-eval'")) return -10;
  if ([...of('img-src'), ...of('media-src')].some(isInsecure)) return -10;
  if (style.some(isInline)) return 0;
  return rules.get('default-src')?.join(' ') === "'none'" ? 10 : 5;
}

/** The worst of them counts. */
function cookieScore(lines: readonly string[], hasHsts: boolean): number {
  if (lines.length === 0) return 0;
  const scores = lines.map((line) => {
    const [pair = '', ...marks] = line.split(';').map((part) => part.trim());
    const name = (pair.split('=')[0] ?? '').toLowerCase();
    const isSession = name.includes('sess') || name.includes('login');
    const has = (mark: string): boolean => marks.some((one) => one.toLowerCase() === mark);
    const site = /^samesite=(.*)$/i.exec(marks.find((one) => /^samesite\b/i.test(one)) ?? '')?.[1]?.toLowerCase();
    const isSecure = has('secure');
    if (isSession && !isSecure) return hasHsts ? -10 : -40;
    if (isSession && !has('httponly')) return -30;
    if (site !== undefined && !['lax', 'strict', 'none'].includes(site)) return -20;
    if (site === 'none' && !isSecure) return -20;
    if (site === undefined && name.includes('csrf')) return -20;
    if (!isSecure) return hasHsts ? -5 : -20;
    return site === undefined ? 0 : 5;
  });
  return Math.min(...scores);
}

function redirectionScore(fromHttp: string | null, url: string): number {
  if (fromHttp === null) return 0;
  if (!URL.canParse(fromHttp) || new URL(fromHttp).protocol !== 'https:') return -20;
  return new URL(fromHttp).hostname === new URL(url).hostname ? 0 : -5;
}

function referrerScore(header: string): number {
  if (header === '') return 0;
  const last = header.split(',').at(-1)?.trim() ?? '';
  return ['no-referrer', 'same-origin', 'strict-origin', 'strict-origin-when-cross-origin'].includes(last) ? 5 : -5;
}

function hstsScore(header: string): number {
  const seconds = /(?:^|;)\s*max-age="?(\d+)"?\s*(?:;|$)/.exec(header)?.[1];
  if (seconds === undefined) return -20;
  return Number(seconds) >= halfYearSeconds ? 0 : -10;
}

/** All scripts come from this host: those with a fingerprint earn something. */
function sriScore(html: string): number {
  const scripts = [...html.matchAll(/<script\b[^>]*\ssrc="([^"]*)"[^>]*>/g)];
  if (scripts.some(([, source = '']) => /^(https?:)?\/\//.test(source))) throw new Error('a script comes from another host');
  return scripts.some(([tag]) => /\sintegrity="/.test(tag)) ? 5 : 0;
}

function frameScore(header: string, policy: string): number {
  if (rulesOf(policy).has('frame-ancestors')) return 5;
  return header === 'deny' || header === 'sameorigin' ? 0 : -20;
}

function corpScore(header: string): number {
  if (header === '' || header === 'cross-origin') return 0;
  return header === 'same-origin' || header === 'same-site' ? 10 : -5;
}

export function scoresOf({ headers, html, fromHttp, url }: ScannedAnswer): Scores {
  const policy = textOf(headers['content-security-policy']);
  const hsts = hstsScore(textOf(headers['strict-transport-security']));
  const isOpenToAll = headers['access-control-allow-origin'] !== undefined && headers['access-control-allow-credentials'] === 'true';
  return {
    csp: cspScore(policy),
    cookies: cookieScore(headers['set-cookie'] ?? [], hsts === 0),
    cors: isOpenToAll ? -50 : 0,
    redirection: redirectionScore(fromHttp, url),
    referrer: referrerScore(textOf(headers['referrer-policy'])),
    hsts,
    sri: sriScore(html),
    nosniff: textOf(headers['x-content-type-options']) === 'nosniff' ? 0 : -5,
    frames: frameScore(textOf(headers['x-frame-options']), policy),
    corp: corpScore(textOf(headers['cross-origin-resource-policy'])),
  };
}

const leastForBonuses = 90;

export function totalOf(scores: Scores): number {
  const points = Object.values(scores);
  const penalised = points.filter((one) => one < 0).reduce((sum, one) => sum + one, 100);
  const bonus = points.filter((one) => one > 0).reduce((sum, one) => sum + one, 0);
  return Math.max(0, penalised >= leastForBonuses ? penalised + bonus : penalised);
}
